// The library of games in the browser's database, as an earlier or later version of the app left it.

import type { Page } from "@playwright/test";

/** Lets the page find a database with texts under keys, of any version, when the app starts. */
export async function leaveLibrary(page: Page, version: number, texts: Record<string, string>): Promise<void> {
  // A page of the same origin that is not the app.
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "<p>" }));
  await page.goto("./empty");
  await page.evaluate(
    ([version, texts]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("makhos", version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore("games");
          for (const [key, text] of Object.entries(texts)) store.put(text, key);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [version, texts] as const,
  );
}
