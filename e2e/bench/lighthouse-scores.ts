import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../shared-kit/workspace/find-chromium';
import type { BenchContext } from './bench-context';
import { type Measurement, median } from './measurement';
import { pageKinds } from './page-kinds';

/** Of each kind of page. Source: architecture, "Budgets". */
const RUNS = 5;
const DEBUG_PORT = 21_390;

interface Run {
  scores: Record<string, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

async function runOnce(url: string): Promise<Run> {
  const result = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error', output: 'json' });
  if (result === undefined) throw new Error(`Failed to run Lighthouse on ${url}: it gave no result.`);
  const { categories, audits } = result.lhr;
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

async function isIndexed(url: string): Promise<boolean> {
  return !/<meta name="robots" content="noindex/.test(await (await fetch(url)).text());
}

/** Lighthouse's mobile scores (simulated slow 4G, 4× slower processor) of each kind of public page, the median of five runs. */
export async function measureLighthouse(context: BenchContext): Promise<Measurement[]> {
  const results: Measurement[] = [];
  const kinds = await pageKinds(context.origin);
  for (const { name, path } of kinds.filter(
    ({ name, rendering }) => rendering === 'public' && context.isMeasured(name),
  )) {
    context.log(`  ${name}`);
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const browser = await chromium.launch({
        executablePath: context.chromium,
        args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
      });
      try {
        runs.push(await runOnce(context.origin + path));
      } finally {
        await browser.close();
      }
    }
    const score = (category: string, atLeast: number): Measurement => ({
      part: 'lighthouse',
      what: `${name}: ${category}`,
      value: median(runs.map(({ scores }) => scores[category] ?? 0)),
      unit: '',
      budget: { atLeast },
    });
    const timing = (what: string, read: (run: Run) => number, unit: string, atMost: number): Measurement => ({
      part: 'lighthouse',
      what: `${name}: ${what}`,
      value: median(runs.map(read)),
      unit,
      budget: { atMost },
    });
    results.push(
      score('performance', 100),
      score('accessibility', 100),
      score('best-practices', 100),
      // A page that asks not to be indexed loses points for that alone.
      ...((await isIndexed(context.origin + path)) ? [score('seo', 100)] : []),
      timing('LCP', (run) => Math.round(run.lcpMs), 'ms', 1000),
      timing('TBT', (run) => Math.round(run.tbtMs), 'ms', 100),
      timing('CLS', (run) => run.cls, '', 0),
    );
  }
  return results;
}
