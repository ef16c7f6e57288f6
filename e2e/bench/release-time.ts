import { dirname } from 'node:path';
import { FolderReleaseStore, promote } from '@aksamit/release';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../shared-kit/workspace/find-chromium';
import { copyModule } from '../fixtures/module-copy';
import { release } from '../fixtures/release-command';
import type { BenchContext } from './bench-context';
import type { Measurement } from './measurement';

const RUNS = 3;
const OLD_TEXT = '"title": "Blog"';
/** A page server follows the store within two seconds; the command itself starts a program and reads the release. */
const LIVE_WITHIN_MS = 2_000;

const row = (what: string, value: number, budget?: Measurement['budget']): Measurement => ({
  part: 'release',
  what,
  value: Math.round(value),
  unit: 'ms',
  ...(budget === undefined ? {} : { budget }),
});

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Time from `npm run release -- publish --promote` to the new text on screen, for a visitor who reloads all the while,
 * and how much of it is the command's; with it the build of that module alone.
 */
export async function measureReleaseTime(context: BenchContext): Promise<Measurement[]> {
  const store = new FolderReleaseStore(context.releaseStore);
  const before = (await store.readChannel('stable')).modules.content ?? '';
  const surroundings = {
    DATA_DIR: dirname(context.releaseStore),
    PUBLIC_ORIGIN: context.origin,
    API_ORIGIN: new URL(context.apiOrigin).origin,
  };
  const browser = await chromium.launch({ executablePath: context.chromium, args: CHROMIUM_FLAGS });
  const copy = copyModule(process.cwd(), 'mfe-content');
  const times: { build: number; command: number; onScreen: number; afterCommand: number }[] = [];
  try {
    const page = await browser.newPage({ locale: 'pl-PL' });
    let text = OLD_TEXT;
    for (let run = 1; run <= RUNS; run += 1) {
      const title = `Blog, wydanie ${run}`;
      copy.change('src/locales/pl.json', text, `"title": "${title}"`);
      text = `"title": "${title}"`;
      const start = performance.now();
      const folder = await copy.build(`0.9.${run}`);
      const built = performance.now();
      let live = Number.NaN;
      const publishing = release(process.cwd(), surroundings, 'publish', folder, '--promote').then(() => {
        live = performance.now();
      });
      const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title });
      do await page.goto(`${context.origin}/blog/`, { waitUntil: 'domcontentloaded' });
      while (!(await heading.isVisible()));
      const seen = performance.now();
      await publishing;
      times.push({ build: built - start, command: live - built, onScreen: seen - built, afterCommand: seen - live });
    }
  } finally {
    await promote(store, { content: before }, { reason: 'after the measurement' });
    copy.remove();
    await browser.close();
  }
  const of = (name: keyof (typeof times)[number]): number => median(times.map((each) => each[name]));
  return [
    row('build of one module alone', of('build')),
    row('publish and promote, the command', of('command')),
    row('from its start to the new text on screen', of('onScreen')),
    row('from its end to the new text on screen', Math.max(0, of('afterCommand')), { atMost: LIVE_WITHIN_MS }),
  ];
}
