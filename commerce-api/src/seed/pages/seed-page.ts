import { type Both, both } from '../localized';

/** A page of the demo shop. `slugs` are paths without outer slashes; texts are written as read-blocks.ts reads them. */
export interface SeedPage {
  code: string;
  kind: 'information' | 'legal' | 'campaign' | 'offer';
  slugs: Both;
  title: Both;
  lead: Both;
  text: Both;
}

/** One page; each pair is Polish first. */
export function page(
  kind: SeedPage['kind'],
  code: string,
  slugs: [string, string],
  title: [string, string],
  lead: [string, string],
  text: [string, string],
): SeedPage {
  return { code, kind, slugs: both(...slugs), title: both(...title), lead: both(...lead), text: both(...text) };
}
