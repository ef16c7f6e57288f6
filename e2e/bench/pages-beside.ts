import type { BenchContext, MeasuredPages } from './bench-context';
import { loadFor } from './load';
import { type Measurement, measurementsOf, median } from './measurement';
import { processorMs, programOf } from './processes';
import { SHARE_OF_PAGES, uncachedLoad } from './uncached-pages';

const WARM_UP_S = 5;
const ROUNDS = 5;
const ROUND_S = 4;

/** Processor time that one uncached page costs, milliseconds. */
interface PageCost {
  main: number;
  render: number;
}

const sumOf = ({ main, render }: PageCost): number => main + render;

/** The cost of a page during one load; null where the kernel has no counters. */
async function costOfRound(shop: MeasuredPages, paths: readonly string[], seconds: number): Promise<PageCost | null> {
  const pid = programOf(shop.supervisorPid, 'start-page-server');
  if (pid === undefined) return null;
  const before = processorMs(pid);
  const { answers } = await loadFor(uncachedLoad(shop, paths), seconds);
  const after = processorMs(pid);
  const pages = answers * SHARE_OF_PAGES;
  return { main: (after.own - before.own) / pages, render: (after.children - before.children) / pages };
}

/**
 * Processor time of uncached product pages, and beside an earlier checkout's: both shops in turn, so that other work on
 * the machine meets both alike. Time spent waiting, and the API's own, do not count.
 */
export async function comparePages(context: BenchContext, paths: readonly string[]): Promise<Measurement[]> {
  const shops = context.before ? [context, context.before] : [context];
  for (const shop of shops) await costOfRound(shop, paths, WARM_UP_S);
  const rounds: (PageCost | null)[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: (PageCost | null)[] = [];
    for (const shop of shops) costs.push(await costOfRound(shop, paths, ROUND_S));
    rounds.push(costs);
  }
  const pairs = rounds.flatMap(([now, before]) => (now ? [{ now, before: before ?? null }] : []));
  const olds = pairs.flatMap(({ before }) => (before ? [before] : []));
  const row = measurementsOf('pages');
  const costs = (name: string, all: PageCost[]): Measurement[] =>
    all.length === 0
      ? []
      : [
          row(`${name}, main process`, median(all.map(({ main }) => main)), 'ms of processor'),
          row(`${name}, render processes`, median(all.map(({ render }) => render)), 'ms of processor'),
          row(`${name}, per second of processor`, 1000 / median(all.map(sumOf)), 'pages'),
        ];
  const ratios = pairs.flatMap(({ now, before }) => (before ? [sumOf(before) / sumOf(now)] : []));
  return [
    ...costs(
      'uncached product page',
      pairs.map(({ now }) => now),
    ),
    ...costs('uncached product page before', olds),
    ...(ratios.length === 0
      ? []
      : [row('uncached product page beside the one before', median(ratios), '×', { atLeast: 2 })]),
  ];
}
