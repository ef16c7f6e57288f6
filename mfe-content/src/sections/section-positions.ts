import type { Section, SectionKind } from '@aksamit/contracts';
import type { SectionPosition, SectionTone } from './section-of';

/** Kinds with a tone of their own; another module's parts stand on paper. */
const OWN_TONES: Readonly<Partial<Record<SectionKind, SectionTone>>> = {
  hero: 'paper',
  figures: 'surface',
  quote: 'blush',
  callToAction: 'blush',
  salons: 'velvet',
  treatments: 'paper',
  offers: 'paper',
  prices: 'paper',
  bodyParts: 'paper',
};

/** Tones by turns, so that two neighbours differ; ids by anchor, else by number. */
export function sectionPositions(sections: readonly Section[], pageTitle: string): SectionPosition[] {
  let before: SectionTone = 'paper';
  return sections.map((section, index) => {
    const tone = OWN_TONES[section.kind] ?? (before === 'paper' ? 'surface' : 'paper');
    before = tone;
    const isFirst = index === 0;
    return {
      id: ('anchor' in section ? section.anchor : undefined) ?? `part-${index + 1}`,
      tone,
      isFirst,
      pageTitle: isFirst && section.kind === 'hero' ? pageTitle : null,
    };
  });
}
