import type { SkippedSection } from './read-sections';

/** What keeps a section from being shown, as part of a sentence. */
export const skippedReason = ({ kind, field }: SkippedSection): string =>
  field === '' ? `its kind ${kind} is unknown` : `${field} of its kind ${kind} is not as agreed`;

/** One sentence for the log of the page server, or the console of the browser. */
export const skippedSentence = (slug: string, skipped: SkippedSection): string =>
  `Failed to show section ${skipped.number} of page ${slug}: ${skippedReason(skipped)}. The page is shown without it. Release this module or mend the record.`;
