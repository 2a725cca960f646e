// Finds what does not fit: text cut off, or things that stick out of the screen.

import type { Page } from "@playwright/test";

/** Long names end in an ellipsis; that is how they are meant to be. */
const MAY_BE_CUT = ".player-name, .end-name, .viewer-title, .field";
/** What is only for screen readers is one pixel large. */
const UNSEEN = ".heard-only, .drawings";

/** What is cut off or sticks out of the screen, in words. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(
    ([mayBeCut, unseen]) => {
      const found: string[] = [];
      const root = document.documentElement;
      const tolerance = 1.5;

      if (root.scrollWidth > root.clientWidth) {
        found.push(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
      }
      for (const dialog of document.querySelectorAll("dialog[open]")) {
        if (dialog.scrollWidth > dialog.clientWidth) found.push("the dialog scrolls sideways");
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement!;
        const words = node.textContent!.trim();
        if (!words || !element.checkVisibility() || element.closest(`${unseen}, svg`)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        const problem = problemOf(element, text);
        if (problem) found.push(`“${words}” ${problem}`);
      }
      return found;

      function problemOf(element: Element, text: DOMRect): string | undefined {
        if (element.closest(mayBeCut!)) return undefined;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const box = around.getBoundingClientRect();
          const sideways = text.left < box.left - tolerance || text.right > box.right + tolerance;
          const upright = text.top < box.top - tolerance || text.bottom > box.bottom + tolerance;
          const name = around.className || around.tagName;
          if (sideways && (overflowX !== "visible" || around.matches("button, .card, .banner"))) {
            return ["auto", "scroll"].includes(overflowX) ? undefined : `does not fit into ${name}`;
          }
          if (upright && overflowY !== "visible") {
            return ["auto", "scroll"].includes(overflowY) ? undefined : `is too high for ${name}`;
          }
        }
        const outside = text.left < -tolerance || text.right > root.clientWidth + tolerance;
        return outside ? "is outside of the screen" : undefined;
      }
    },
    [MAY_BE_CUT, UNSEEN],
  );
}

/** The names of all buttons, fields and squares that are smaller than 24 pixels. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll("button, input, select, a[href], [role=gridcell]");
    return [...targets]
      .filter((target) => target.checkVisibility())
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((target) => target.getAttribute("aria-label") ?? target.textContent ?? target.id);
  });
}
