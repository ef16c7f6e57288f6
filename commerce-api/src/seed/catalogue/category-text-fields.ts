import type { Both } from '../localized';

/** Texts that treatments of one category share, in both languages. */
export interface CategoryTexts {
  description: Both<string[]>;
  indications: Both<string[]>;
  /** No treatment is done: the salon terms, § 5. */
  contraindications: Both<string[]>;
  /** Contraindications to talk about first: the salon terms, § 6. */
  consultations: Both<string[]>;
  benefits: Both<string[]>;
  before: Both<string[]>;
  ongoing: Both<string[]>;
  after: Both<string[]>;
  faqs: Both<[title: string, content: string][]>;
}
