import type { ContentBlock } from '@aksamit/contracts';

/** Id of the second-level heading that stands at `index` among the blocks. `prefix` parts several texts of one page. */
export const headingId = (index: number, prefix = 'section'): string => `${prefix}-${index + 1}`;

/** Second-level headings of a text with the ids that links to them need. */
export function outlineOf(blocks: readonly ContentBlock[]): { id: string; text: string }[] {
  return blocks.flatMap((block, index) =>
    block.type === 'heading' && block.level === 2 ? [{ id: headingId(index), text: block.text }] : [],
  );
}

/** Questions and answers anywhere in a text, for structured data. */
export function questionsOf(blocks: readonly ContentBlock[]): { title: string; content: string }[] {
  return blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
}
