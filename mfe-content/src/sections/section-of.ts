import type { Section, SectionKind } from '@aksamit/contracts';

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

export type SectionTone = 'paper' | 'surface' | 'blush' | 'velvet';

/** Where a section stands on its page. */
export interface SectionPosition {
  /** Id of its heading. */
  id: string;
  tone: SectionTone;
  /** On the first screen: shown at once. */
  isFirst: boolean;
  /** A page has one heading of the first level: its first section's if that is a hero. */
  pageTitle: string | null;
}

export interface SectionProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  position: SectionPosition;
}
