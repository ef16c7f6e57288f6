import { type JsonLd, questionsEntry } from '@aksamit/contracts/structured-data';

/** Structured data (schema.org FAQPage) of the questions on a page; nothing when there are none. */
export function faqJsonLd(questions: readonly { title: string; content: string }[]): JsonLd[] {
  return questions.length === 0 ? [] : [questionsEntry(questions)];
}
