import type { Page } from '@playwright/test';

/** A page's own timings, as `watchPaints` collects them. All times in milliseconds. */
export interface Paints {
  /** Largest contentful paint so far, after the start of the navigation. */
  lcp: number;
  /** Sum of all layout shifts without a press or a key. */
  cls: number;
  /** Time for which a press would have had to wait: of each task the part over 50 ms. */
  blocked: number;
  /** First frame that shows the page's heading with nothing of it still loading. */
  content: number;
  /** Slowest interaction since it was last set to 0: from the press to the next frame. */
  interaction: number;
}

declare global {
  interface Window {
    paints: Paints;
  }
}

/** Runs in the page before any of its scripts. Browsers report interactions from 16 ms on. */
function collect(): void {
  const paints: Paints = { lcp: 0, cls: 0, blocked: 0, content: 0, interaction: 0 };
  window.paints = paints;
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  interface Interaction extends PerformanceEntry {
    interactionId: number;
  }
  const observe = <E extends PerformanceEntry>(type: string, read: (entry: E) => void, durationThreshold?: number) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as E);
    }).observe({ type, buffered: true, ...(durationThreshold === undefined ? {} : { durationThreshold }) });
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime;
  });
  observe<Shift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paints.cls += value;
  });
  observe('longtask', ({ duration }) => {
    paints.blocked += duration - 50;
  });
  observe<Interaction>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) paints.interaction = Math.max(paints.interaction, duration);
    },
    16,
  );
  const isShown = () =>
    document.querySelector('#main [data-page] h1') !== null && !document.querySelector('#main [aria-busy="true"]');
  const look = new MutationObserver(() => {
    if (!isShown()) return;
    look.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        paints.content = now;
      }),
    );
  });
  look.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
}

/** From the next navigation on the page collects what `paintsOf` reads. */
export async function watchPaints(page: Page): Promise<void> {
  // The bench's runner wraps functions to keep their names; the page has no such helper.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(collect);
}

export async function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => window.paints);
}

/** How long the slowest frame after this took, from the press on; 16 where the browser reported none. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.paints.interaction = 0;
  });
  await act();
  // Two frames and a task: the entry is written after the frame that it reports.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)))),
  );
  return Math.max(16, (await paintsOf(page)).interaction);
}
