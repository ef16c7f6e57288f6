import type { Locator, Page } from '@playwright/test';

/** Milliseconds from the first press in a page. */
export interface PressTimes {
  /** To the first frame that shows that the button waits: the page's own mark, before any script of the island. */
  waiting?: number;
  /** To the first frame after the island's own change of the pressed button's surroundings. */
  effect?: number;
}

declare global {
  interface Window {
    pressTimes?: PressTimes;
  }
}

/** Runs in the page before its scripts. */
function watch(): void {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const region = target instanceof Element ? target.closest('[data-fragment],[data-island],form') : null;
      if (!region || window.pressTimes !== undefined) return;
      const times: PressTimes = {};
      window.pressTimes = times;
      const atNextFrame = (what: keyof PressTimes) =>
        requestAnimationFrame((now) => {
          times[what] ??= now - timeStamp;
        });
      const observer = new MutationObserver((changes) => {
        const own = changes.filter(({ attributeName }) => attributeName !== 'data-pressed');
        if (own.length < changes.length) atNextFrame('waiting');
        if (own.length === 0) return;
        observer.disconnect();
        atNextFrame('effect');
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

/** Taps the button and waits until the tap had its effect. A button that its island serves already waits for nothing. */
export async function timePressEffect(page: Page, button: Locator): Promise<Required<PressTimes>> {
  await button.tap();
  await page.waitForFunction(() => window.pressTimes?.effect !== undefined);
  const { effect = Number.NaN, waiting = effect } = (await page.evaluate(() => window.pressTimes)) ?? {};
  return { waiting, effect };
}
