// A finger on a touch screen.

import type { CDPSession, Page } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

/** Puts a finger down, moves it in small steps and lifts it, as a touch screen reports it. */
export async function swipe(page: Page, from: Point, to: Point, steps = 8): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await touch(session, "touchStart", [from]);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch(session, "touchMove", [at]);
  }
  await touch(session, "touchEnd", []);
  await session.detach();
}

async function touch(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: Point[],
): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints });
}
