import type { Both } from '../localized';

/** An article of the demo blog. Texts are written as read-blocks.ts reads them. */
export interface SeedArticle {
  code: string;
  category: string;
  sideCategories?: string[];
  author: string;
  title: Both;
  slugs: Both;
  lead: Both;
  text: Both;
  /** Days between its publication and the seed's run. */
  daysAgo: number;
  gender?: 'male' | 'female' | 'all';
  products?: string[];
  cta?: { type: 'product' | 'leadForm' | 'contactForm' | 'offer'; product?: string };
}
