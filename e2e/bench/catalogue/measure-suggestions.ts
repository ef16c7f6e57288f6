import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../shared-kit/workspace/find-chromium';
import type { BenchContext } from '../bench-context';
import { type Measurement, measurementsOf, median } from '../measurement';
import { CPU_SLOWDOWN } from '../vitals/slow-phone';
import { timeSuggestions, watchSuggestions } from './watch-suggestions';

/** Each finds something, and none begins another: no suggestions for it are known before it is typed. */
const WORDS = ['nogi', 'pachy', 'bikini', 'twarz', 'plecy', 'uda', 'warszawa'];
const SCREEN = { width: 1280, height: 800 };
/** Of a waiting bench; a shop that is being measured answers within milliseconds. */
const TIMEOUT_MS = 30_000;
/** Source: issue "Catalogue", part 7. */
const MOST_MS = 150;
const MOST_KNOWN_MS = 100;

const row = measurementsOf('catalogue');

/**
 * From the last key in the header's search field to the frame with its suggestions: on an unthrottled line, and on a
 * quarter of the processor where they are known already. The median of several words.
 */
export async function measureSuggestions({ origin, chromium: program }: BenchContext): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: program, args: CHROMIUM_FLAGS });
  try {
    const { requested, known } = await typeWords(browser, origin);
    return [
      row('suggestions: last key to the list', Math.round(median(requested)), 'ms', { atMost: MOST_MS }),
      row('suggestions: slowest of the words', Math.round(Math.max(...requested)), 'ms'),
      row('suggestions: known ones, slow processor', Math.round(median(known)), 'ms', { atMost: MOST_KNOWN_MS }),
    ];
  } finally {
    await browser.close();
  }
}

async function typeWords(browser: Browser, origin: string): Promise<{ requested: number[]; known: number[] }> {
  const page = await browser.newPage({ baseURL: origin, viewport: SCREEN });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await watchSuggestions(page);
  await page.goto('/faq/');
  await page.locator('#header-search').focus();
  const field = page.getByRole('combobox').first();
  await field.waitFor();
  const timeWord = async (word: string): Promise<number> => {
    await field.fill('');
    return timeSuggestions(page, () => typeAtOnce(page, word));
  };
  // What the first list loads is no part of the others.
  await timeWord('depilacja');
  const requested: number[] = [];
  for (const word of WORDS) requested.push(await timeWord(word));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const known: number[] = [];
  for (const word of WORDS) known.push(await timeWord(word));
  return { requested, known };
}

/** As one key: what is known of a beginning of the word would be shown before its own suggestions. */
const typeAtOnce = (page: Page, word: string): Promise<void> => page.keyboard.insertText(word);
