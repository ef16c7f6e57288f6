import { type Section, type SentSection, section } from '@aksamit/contracts';

/** A section that this module cannot show. */
export interface SkippedSection {
  /** From 1. */
  number: number;
  kind: string;
  /** The first field that differs from the contract; empty for an unknown kind. */
  field: string;
}

export interface ReadSections {
  sections: Section[];
  skipped: SkippedSection[];
}

/** The sections that this module knows, in their order; one of a newer kind, or one with a wrong field, is skipped. */
export function readSections(sent: readonly SentSection[]): ReadSections {
  const sections: Section[] = [];
  const skipped: SkippedSection[] = [];
  for (const [index, one] of sent.entries()) {
    const read = section.safeParse(one);
    if (read.success) sections.push(read.data);
    else {
      const field = read.error.issues[0]?.path.join('.') ?? '';
      skipped.push({ number: index + 1, kind: one.kind, field: field === 'kind' ? '' : field });
    }
  }
  return { sections, skipped };
}
