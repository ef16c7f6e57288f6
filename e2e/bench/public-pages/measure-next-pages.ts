import { setTimeout as delay } from 'node:timers/promises';
import { DevtoolsPipe } from '../../fixtures/devtools-pipe';
import { Tab } from '../../fixtures/tab-browser';
import { poland } from '../../fixtures/words';
import type { BenchContext } from '../bench-context';
import { type Measurement, measurementsOf, p75 } from '../measurement';
import { CPU_SLOWDOWN, PHONE, SLOW_4G } from '../vitals/slow-phone';
import { timeNextPage, timeWayBack, WATCH_NEXT_PAGES, watchShownPage } from './next-page';

const RUNS = 5;
/** What is fetched ahead is there this long after a page was opened, and after it was scrolled. */
const AT_REST_MS = 5000;
const ZONE = poland.words.womensZone;

/** From one page to the next. */
export interface Way {
  name: string;
  /** Path, with its query. */
  from: string;
  /** Path of the link, with its query. What folds it is opened, and it is scrolled into view. */
  to: string;
  /** Milliseconds. */
  atMost: number;
}

interface Times {
  next: number[];
  back: number[];
}

/**
 * From the tap on a link to the frame with the next page's heading, and the way back, on the slow phone: links in view,
 * links of a list, and a private page, which is never fetched ahead. Source: issue "Speed", part 3.
 */
export async function measureNextPages(context: BenchContext): Promise<Measurement[]> {
  const { pages } = context;
  const product = pages.find(({ name }) => name === 'product')?.path ?? '/';
  return measureWays(context, 'public', [
    { name: 'home to zone, link in view', from: '/', to: ZONE, atMost: 100 },
    { name: 'zone to product, link in a list', from: ZONE, to: product, atMost: 150 },
    { name: 'product to cart', from: product, to: poland.words.cartPath, atMost: 500 },
  ]);
}

/** The figures of some ways, in a part of the bench, each on the slow phone with empty caches. */
export async function measureWays(
  { origin, prerenderingChromium }: BenchContext,
  part: string,
  ways: readonly Way[],
): Promise<Measurement[]> {
  const row = measurementsOf(part);
  const results: Measurement[] = [];
  for (const { name, from, to, atMost } of ways) {
    const visit = (times: Times) => inNewBrowser(prerenderingChromium, (pipe) => go(pipe, origin, { from, to, times }));
    // Not counted: a new shop's first visit has its pictures converted and its bundles compiled by the processors that measure.
    await visit({ next: [], back: [] });
    const times: Times = { next: [], back: [] };
    for (let run = 0; run < RUNS; run += 1) await visit(times);
    results.push(
      row(`next page: ${name}`, Math.round(p75(times.next)), 'ms', { atMost }),
      row(`back: ${name}`, Math.round(p75(times.back)), 'ms'),
    );
  }
  return results;
}

/** A browser for each visit: its caches are empty. */
async function inNewBrowser(program: string, use: (pipe: DevtoolsPipe) => Promise<void>): Promise<void> {
  const pipe = await DevtoolsPipe.launch(program);
  try {
    await use(pipe);
  } finally {
    await pipe.close();
  }
}

async function go(pipe: DevtoolsPipe, origin: string, { from, to, times }: { from: string; to: string; times: Times }) {
  const tab = await Tab.open(pipe, origin, [
    ['Network.emulateNetworkConditions', SLOW_4G],
    ['Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }],
    ['Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true }],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    WATCH_NEXT_PAGES,
  ]);
  await tab.goto(from);
  await watchShownPage(tab);
  await delay(AT_REST_MS);
  await bringIntoView(tab, to);
  await delay(AT_REST_MS);
  times.next.push(await timeNextPage(tab, to));
  await delay(AT_REST_MS);
  times.back.push(await timeWayBack(tab, from));
  tab.close();
}

/** Opens what the link is folded in, and scrolls to it: again where sections that come into view change their heights. */
async function bringIntoView(tab: Tab, path: string): Promise<void> {
  await tab.until((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a')].filter(
      ({ pathname, search }) => pathname + search === wanted,
    );
    // What a closed fold hides has rectangles all the same.
    const shown = links.filter((link) => link.checkVisibility());
    const fold = shown.length > 0 ? null : links[0]?.closest('details');
    if (fold) fold.open = true;
    const inView = ({ top, bottom, width }: DOMRect) => width > 0 && top >= 0 && bottom <= innerHeight;
    if (shown.some((link) => inView(link.getBoundingClientRect()))) return true;
    shown[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return false;
  }, path);
}
