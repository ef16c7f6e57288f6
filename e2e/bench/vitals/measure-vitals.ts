import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../shared-kit/workspace/find-chromium';
import { expectPageReady } from '../../fixtures/page-ready';
import type { BenchContext } from '../bench-context';
import { type Measurement, median } from '../measurement';
import { type BenchShoppers, makeBenchShoppers } from './bench-shoppers';
import { SCENES, type Scene } from './scenes';
import { onSlowPhone } from './slow-phone';
import { type Paints, paintsOf, timeInteraction } from './watch-paints';

const RUNS = 3;

/** Longest time for a slow phone to finish loading, on a machine that measures others meanwhile. */
const TIMEOUT_MS = 30_000;

interface Visit {
  paints: Paints;
  scriptsKb: number;
  /** Milliseconds, in the order of the scene's interactions. */
  interactions: number[];
}

/**
 * The pages that the browser renders, on a phone with an empty cache, slow 4G and a quarter of the processor: largest
 * paint, first frame with the whole content, shifts, scripts, and each main interaction until the next frame. The median
 * of three visits. Source: architecture, "Budgets".
 */
export async function measureVitals(context: BenchContext): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: context.chromium, args: CHROMIUM_FLAGS });
  try {
    const shoppers = await makeBenchShoppers(browser, context.origin);
    const results: Measurement[] = [];
    for (const scene of SCENES) {
      context.log(`  ${scene.name}`);
      results.push(...(await measureScene(browser, context, { scene, shoppers })));
    }
    return results;
  } finally {
    await browser.close();
  }
}

interface Play {
  scene: Scene;
  shoppers: BenchShoppers;
}

/** A scene that fails is a figure over its budget; the others are still measured. */
async function measureScene(browser: Browser, { origin, log }: BenchContext, play: Play): Promise<Measurement[]> {
  const { scene, shoppers } = play;
  const visits: Visit[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const shopper = await shoppers[scene.shopper]();
      visits.push(await onSlowPhone(browser, { origin, shopper }, (phone) => see(phone, play)));
    }
    return measurementsOf(scene, visits);
  } catch (error) {
    log(`  ${scene.name}: ${error instanceof Error ? error.message : error}`);
    return measurementsOf(scene, []);
  }
}

type Phone = Parameters<Parameters<typeof onSlowPhone>[2]>[0];

async function see({ page, scriptsKb }: Phone, { scene, shoppers }: Play): Promise<Visit> {
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(scene.path(shoppers));
  await page.waitForFunction(() => window.paints.content > 0);
  await expectPageReady(page);
  await page.waitForLoadState('networkidle');
  const paints = await paintsOf(page);
  const loadedKb = scriptsKb();
  const interactions: number[] = [];
  for (const { before, act } of scene.interactions) {
    await before?.(page);
    interactions.push(await timeInteraction(page, () => act(page)));
  }
  return { paints, scriptsKb: loadedKb, interactions };
}

function measurementsOf(scene: Scene, visits: Visit[]): Measurement[] {
  const row = (what: string, read: (visit: Visit) => number, unit: string, atMost?: number): Measurement => ({
    part: 'vitals',
    what: `${scene.name}: ${what}`,
    value: median(visits.map(read)),
    unit,
    ...(atMost === undefined ? {} : { budget: { atMost } }),
  });
  return [
    row('LCP', ({ paints }) => Math.round(paints.lcp), 'ms', 1800),
    row('content', ({ paints }) => Math.round(paints.content), 'ms'),
    row('CLS', ({ paints }) => Math.round(paints.cls * 1000) / 1000, '', 0),
    row('scripts, brotli', ({ scriptsKb }) => scriptsKb, 'KB'),
    ...scene.interactions.map(({ name }, index) =>
      row(name, ({ interactions }) => interactions[index] ?? Number.NaN, 'ms', 200),
    ),
  ];
}
