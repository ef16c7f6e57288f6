import type { ContentBlock, SectionInput } from '@aksamit/contracts';

/**
 * The text of sections as blocks: what `body` holds of a page that is made of sections, for modules and programs that know
 * no sections. What shows records (treatments, opinions, maps, forms) has no text of its own. Source: docs/decisions/0197.
 */
export function blocksOfSections(sections: readonly SectionInput[]): ContentBlock[] {
  return sections.flatMap((section) => {
    const content = contentOf(section);
    return content.length === 0 ? [] : [...headOf(section), ...content];
  });
}

const heading = (text: string, level: 2 | 3 = 2): ContentBlock => ({ type: 'heading', text, level });
const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', text });
const list = (items: string[], ordered = false): ContentBlock => ({ type: 'list', items, ordered });
const link = ({ label, path }: { label: string; path: string }): ContentBlock => ({
  type: 'link',
  label,
  path,
  description: '',
});
const named = ({ title, text }: { title: string; text: string }) => `${title}: ${text}`;

/** The page's own heading stands above its hero's. */
function headOf(section: SectionInput): ContentBlock[] {
  if (section.kind === 'promoBar') return [];
  const { title, lead } = section;
  return [...(title && section.kind !== 'hero' ? [heading(title)] : []), ...(lead ? [paragraph(lead)] : [])];
}

function contentOf(section: SectionInput): ContentBlock[] {
  switch (section.kind) {
    case 'hero':
      return [...(section.points?.length ? [list(section.points)] : []), ...(section.actions ?? []).map(link)];
    case 'text':
      return section.blocks;
    case 'benefits':
      return [list(section.items.map(named))];
    case 'steps':
      return [list(section.items.map(named), true)];
    case 'figures':
      return [
        list(section.items.map(({ value, label }) => `${value} ${label}`)),
        ...(section.note ? [{ type: 'note' as const, text: section.note }] : []),
      ];
    case 'faq':
      return section.groups.flatMap(({ title, items }) => [
        ...(title === null ? [] : [heading(title, 3)]),
        { type: 'faq' as const, items: items.map((item) => ({ title: item.title, content: item.text })) },
      ]);
    case 'quote':
      return [paragraph([section.text, section.author, section.role].filter(Boolean).join(' – '))];
    case 'callToAction':
      return [paragraph(section.text), ...section.actions.map(link)];
    case 'promoBar':
      // What it shows changes with the bar that it names.
      if (section.promoBarId) return [];
      return [paragraph(`${section.headline} ${section.subheadline}`.trim()), ...section.actions.map(link)];
    case 'table':
      return [paragraph(section.caption), list(section.rows.map((row) => rowText(section.columns, row)))];
    case 'downloads':
      return section.items.map(({ label, path, description }) => ({ type: 'link' as const, label, path, description }));
    case 'video':
      return [paragraph(section.transcript)];
    case 'pictures':
      return captions(section.items);
    case 'beforeAfter':
      return captions(section.items);
    default:
      return [];
  }
}

function captions(items: readonly { caption: string | null }[]): ContentBlock[] {
  const texts = items.flatMap(({ caption }) => (caption ? [caption] : []));
  return texts.length === 0 ? [] : [list(texts)];
}

/** A row in words: `755 nm – skin depth: 2 mm, suits: fair skin`. */
function rowText(columns: readonly string[], [first = '', ...cells]: readonly string[]): string {
  return `${first} – ${cells.map((cell, index) => `${columns[index + 1] ?? ''}: ${cell}`).join(', ')}`;
}
