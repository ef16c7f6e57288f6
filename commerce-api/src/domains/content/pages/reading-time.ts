import type { ContentBlock } from '@aksamit/contracts';

const WORDS_PER_MINUTE = 200;

/** Words of a text. */
export function wordCount(content: readonly ContentBlock[]): number {
  return content.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;
}

/** Minutes to read a text, at least 1. */
export function readingMinutes(content: readonly ContentBlock[]): number {
  return Math.max(1, Math.round(wordCount(content) / WORDS_PER_MINUTE));
}

function textsOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'faq':
      return block.items.flatMap((item) => [item.title, item.content]);
    case 'contact':
      return [block.label, block.value];
    case 'link':
      return [block.label, block.description];
  }
}
