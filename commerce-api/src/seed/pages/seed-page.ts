import type { SectionInput } from '@aksamit/contracts';
import { type Both, both } from '../localized';

/** A page of the demo shop. `slugs` are paths without outer slashes; texts are written as read-blocks.ts reads them. */
export interface SeedPage {
  code: string;
  kind: 'information' | 'legal' | 'campaign' | 'offer';
  slugs: Both;
  title: Both;
  lead: Both;
  /** Without `sections`. */
  text?: Both;
  /** What the page is made of; its text is made of them. */
  sections?: Both<readonly SectionInput[]>;
  /** Of the document, where they differ from title and lead. */
  meta?: { title: Both; description: Both };
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

/** A page made of typed sections, Polish first; both languages have the same kinds in the same order. */
export function pageOfSections(
  kind: SeedPage['kind'],
  code: string,
  slugs: [string, string],
  title: [string, string],
  lead: [string, string],
  sections: [readonly SectionInput[], readonly SectionInput[]],
): SeedPage {
  return { code, kind, slugs: both(...slugs), title: both(...title), lead: both(...lead), sections: both(...sections) };
}
