/** Structured data (schema.org FAQPage) of the questions on a page; nothing when there are none. */
export function faqJsonLd(questions: readonly { title: string; content: string }[]): Record<string, unknown>[] {
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, content }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: content },
      })),
    },
  ];
}
