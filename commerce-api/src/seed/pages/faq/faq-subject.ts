import type { LocaleCode } from '@aksamit/contracts';
import { type Both, both } from '../../localized';

type Answered = readonly [question: string, answer: string];

/** Questions of one subject. */
export interface FaqSubject {
  title: Both;
  items: readonly Both<Answered>[];
}

/** A subject; each pair is Polish first, so that no question stands in one language alone. */
export function subject(
  title: [pl: string, en: string],
  items: readonly (readonly [pl: Answered, en: Answered])[],
): FaqSubject {
  return { title: both(...title), items: items.map(([pl, en]) => both(pl, en)) };
}

/** The groups of a section of questions in one language. */
export function faqGroups(subjects: readonly FaqSubject[], locale: LocaleCode) {
  return subjects.map(({ title, items }) => ({
    title: title[locale],
    items: items.map((item) => ({ title: item[locale][0], text: item[locale][1] })),
  }));
}
