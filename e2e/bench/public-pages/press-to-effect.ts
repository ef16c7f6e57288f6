import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** From the first press to the first frame after a change of the pressed button's surroundings. */
    pressEffectMs?: number;
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const region = target instanceof Element ? target.closest('[data-fragment],[data-island],form') : null;
      if (!region || window.pressEffectMs !== undefined) return;
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame((now) => {
          window.pressEffectMs ??= now - timeStamp;
        });
      });
      // What a visitor sees: the button waits, a text appears. Marks of the platform are attributes of the root itself.
      for (const child of region.children)
        observer.observe(child, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    { capture: true },
  );
}

export async function watchPressEffects(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Milliseconds from the tap to the first frame that shows its effect. */
export async function timePressEffect(page: Page, button: Locator): Promise<number> {
  await button.tap();
  await page.waitForFunction(() => window.pressEffectMs !== undefined);
  return page.evaluate(() => window.pressEffectMs ?? Number.NaN);
}
