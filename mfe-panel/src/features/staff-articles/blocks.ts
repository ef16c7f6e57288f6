/** Pieces of a text as they are written. */
import type { ContentBlock } from '@aksamit/contracts';

export const BLOCK_TYPES = ['paragraph', 'heading', 'list', 'note', 'faq', 'link', 'contact'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export function emptyBlock(type: BlockType): ContentBlock {
  switch (type) {
    case 'heading':
      return { type, text: '', level: 2 };
    case 'list':
      return { type, items: [], ordered: false };
    case 'faq':
      return { type, items: [{ title: '', content: '' }] };
    case 'link':
      return { type, label: '', path: '', description: '' };
    case 'contact':
      return { type, label: '', value: '', href: null };
    default:
      return { type, text: '' };
  }
}

/** A text that was pasted with empty lines in it is one paragraph for each part. */
export function splitParagraphs(text: string): ContentBlock[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.replace(/\s*\n\s*/g, ' ').trim());
  return parts.filter((part) => part !== '').map((part) => ({ type: 'paragraph', text: part }));
}

/** The words of a text. */
export function wordsOf(blocks: readonly ContentBlock[]): number {
  const text = blocks.flatMap((block) => textsOf(block)).join(' ');
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function textsOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'faq':
      return block.items.flatMap(({ title, content }) => [title, content]);
    case 'link':
      return [block.label, block.description];
    case 'contact':
      return [block.label, block.value];
    default:
      return [block.text];
  }
}
