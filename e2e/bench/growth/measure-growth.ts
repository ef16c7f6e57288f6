import type { BenchContext, MeasuredPages, Reporting } from '../bench-context';
import { type Measurement, measurementsOf, median } from '../measurement';
import { pageKinds } from '../page-kinds';
import { firstByteMs, purgePages } from './first-byte';
import { withGrownShops } from './grown-shops';

const MODULE = 'catalog';
/** Times as many products, articles and salons. */
const SCALE = 10;
const WARM_UPS = 3;
const ROUNDS = 15;
/** Source: issue "Catalogue", "Done when". */
const MOST_RATIO = 1.25;

const row = measurementsOf('growth');

/**
 * Time to the first byte of every kind of public page of the catalogue, rendered anew from the database: with ten times the
 * records beside today's, in turn, so that other work on the machine meets both alike.
 */
export async function measureGrowth(
  port: number,
  { isMeasured, ...reporting }: Reporting & Pick<BenchContext, 'isMeasured'>,
): Promise<Measurement[]> {
  return withGrownShops({ scales: [1, SCALE], port, ...reporting }, async ([today, grown]) => {
    if (!today || !grown) throw new Error('Failed to measure growth: a shop is missing.');
    const results: Measurement[] = [];
    const pages = await measuredPages(today.origin);
    for (const { name, path } of pages.filter((page) => isMeasured(page.name))) {
      reporting.log(`  ${name}`);
      results.push(...(await compare(name, path, [today, grown])));
    }
    return results;
  });
}

/** Copies of records are listed after their originals: a path leads to the same page in both shops. */
async function measuredPages(origin: string): Promise<{ name: string; path: string }[]> {
  const kinds = await pageKinds(origin);
  const shown = kinds.filter(({ module, rendering }) => module === MODULE && rendering === 'public');
  const search = shown.find(({ path }) => path === '/szukaj/');
  return [...shown, ...(search ? [{ name: `${search.name}, results`, path: `${search.path}?q=nogi` }] : [])];
}

async function compare(name: string, path: string, shops: readonly [MeasuredPages, MeasuredPages]) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    for (const nth of [0, 1] as const) {
      const shop = shops[nth];
      await purgePages(shop, MODULE);
      const firstByte = await firstByteMs(shop.origin + path);
      if (round >= WARM_UPS) times[nth].push(firstByte);
    }
  }
  const [today, grown] = [median(times[0]), median(times[1])];
  return [
    row(`${name}: first byte`, today, 'ms'),
    row(`${name}: first byte with ${SCALE} times the records`, grown, 'ms'),
    row(`${name}: first byte beside today's`, grown / today, '×', { atMost: MOST_RATIO }),
  ];
}
