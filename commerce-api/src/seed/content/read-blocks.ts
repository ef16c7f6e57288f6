import type { ContentBlock } from '@aksamit/contracts';

/**
 * Parses a plain text into blocks. Paragraphs are parted by empty lines; `## ` and `### ` begin headings, `- ` and `1.
 * ` list items, `! ` a note, `? question = answer` an entry of questions, `-> label | /path/ | description` a link, `@
 * label | value | href` a contact.
 */
export function readBlocks(text: string): ContentBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => readBlock(part.split('\n').map((line) => line.trim())));
}

function readBlock(lines: readonly string[]): ContentBlock | ContentBlock[] {
  const first = lines[0] ?? '';
  const rest = (marker: RegExp) => lines.map((line) => line.replace(marker, ''));
  if (first.startsWith('### ')) return { type: 'heading', text: first.slice(4), level: 3 };
  if (first.startsWith('## ')) return { type: 'heading', text: first.slice(3), level: 2 };
  if (first.startsWith('! ')) return { type: 'note', text: rest(/^! /).join(' ') };
  if (first.startsWith('- ')) return { type: 'list', items: rest(/^- /), ordered: false };
  if (/^\d+\. /.test(first)) return { type: 'list', items: rest(/^\d+\. /), ordered: true };
  if (first.startsWith('? ')) {
    const items = rest(/^\? /).map((line) => {
      const [title = '', content = ''] = line.split(' = ');
      return { title, content };
    });
    return { type: 'faq', items };
  }
  if (first.startsWith('-> ')) {
    return rest(/^-> /).map((line) => {
      const [label = '', path = '', description = ''] = line.split(' | ');
      return { type: 'link', label, path, description };
    });
  }
  if (first.startsWith('@ ')) {
    return rest(/^@ /).map((line) => {
      const [label = '', value = '', href] = line.split(' | ');
      return { type: 'contact', label, value, href: href ?? null };
    });
  }
  return { type: 'paragraph', text: lines.join(' ') };
}
