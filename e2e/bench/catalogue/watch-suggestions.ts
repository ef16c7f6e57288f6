import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** From the last change of the search field to the frame that shows the suggestions for it; undefined until then. */
    suggestedAfterMs?: number | undefined;
  }
}

/** Runs in the page before its scripts. The list for a text ends with the way to all of its results. */
function watch(): void {
  let observer: MutationObserver | undefined;
  addEventListener(
    'input',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
      observer?.disconnect();
      window.suggestedAfterMs = undefined;
      const last = `?${new URLSearchParams({ q: target.value })}`;
      const changed = new MutationObserver(() => {
        const options = [...document.querySelectorAll('[role="option"]')];
        if (options.length < 2 || !options.at(-1)?.getAttribute('href')?.endsWith(last)) return;
        changed.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => {
            window.suggestedAfterMs = now - timeStamp;
          }),
        );
      });
      changed.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      observer = changed;
    },
    { capture: true },
  );
}

export async function watchSuggestions(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Milliseconds from what `act` typed last to the frame with its suggestions. */
export async function timeSuggestions(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  await page.waitForFunction(() => window.suggestedAfterMs !== undefined);
  return (await page.evaluate(() => window.suggestedAfterMs)) ?? Number.NaN;
}
