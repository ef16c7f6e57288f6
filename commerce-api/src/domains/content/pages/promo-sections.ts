import type { SentSection } from '@aksamit/contracts';
import type { BarsOfPage, ShownBar } from '../promo-bars';

/**
 * Sections with the promo bars that are on: one that a section names has the section's position, which is empty while the
 * bar is off; one for the whole page follows its hero, or comes first.
 */
export function withPromoBars(sections: readonly SentSection[], { standing, named }: BarsOfPage): SentSection[] {
  const shown = sections.flatMap((section) => {
    if (section.kind !== 'promoBar' || typeof section.promoBarId !== 'string') return [section];
    const bar = named?.find(({ id }) => id === section.promoBarId);
    return bar ? [asSection(bar)] : [];
  });
  // The same bar stands once on a page.
  if (!standing || named?.some(({ id }) => id === standing.id)) return shown;
  const position = shown[0]?.kind === 'hero' ? 1 : 0;
  return shown.toSpliced(position, 0, asSection(standing));
}

const asSection = ({ id: _id, ...words }: ShownBar): SentSection => ({ kind: 'promoBar', ...words });
