import { linksUnder } from '../../../shared-kit/workspace/start/shop-ready';
import { poland } from '../../fixtures/words';
import type { BenchContext } from '../bench-context';
import type { Measurement } from '../measurement';
import { measureWays, type Way } from '../public-pages/measure-next-pages';
import { choicesIn } from './choices-in';

/** As for links in view and in lists. Source: issue "Speed", part 3. */
const MOST_IN_VIEW_MS = 100;
const MOST_IN_A_LIST_MS = 150;

const ZONE = poland.words.womensZone;
const PRICE_LIST = '/cennik/';
const BUNDLE_LIST = '/cennik-paczki/';
const BUNDLE = '/paczki/';

/**
 * Filters, variants and further pages of lists, each a link: from the tap to the frame with the next page's heading, and the
 * way back.
 */
export async function measureChoices(context: BenchContext): Promise<Measurement[]> {
  const htmlOf = async (path: string) => (await fetch(context.origin + path)).text();
  const zone = choicesIn(await htmlOf(ZONE), ZONE);
  const bundle = one(linksUnder(await htmlOf(BUNDLE_LIST), BUNDLE), /./);
  const sizes = linksUnder(await htmlOf(bundle), BUNDLE).filter((link) => link !== bundle);
  const gender = choicesIn(await htmlOf(PRICE_LIST), PRICE_LIST);
  const ways: Way[] = [
    { name: 'zone, a filter', from: ZONE, to: one(zone, /\?category=/), atMost: MOST_IN_VIEW_MS },
    { name: 'zone, an order', from: ZONE, to: one(zone, /\?sort=/), atMost: MOST_IN_VIEW_MS },
    { name: 'zone, its next page', from: ZONE, to: one(zone, /\?page=2$/), atMost: MOST_IN_A_LIST_MS },
    { name: 'bundle, another size', from: bundle, to: one(sizes, /./), atMost: MOST_IN_A_LIST_MS },
    { name: 'price list, the other zone', from: PRICE_LIST, to: one(gender, /gender=male/), atMost: MOST_IN_VIEW_MS },
  ];
  return measureWays(context, 'catalogue', ways);
}

/** @throws when there is none: a way that is not measured must not look like one that is fast */
function one(links: readonly string[], fits: RegExp): string {
  const found = links.find((link) => fits.test(link));
  if (found === undefined) throw new Error(`Failed to measure choices: no link is like ${fits}.`);
  return found;
}
