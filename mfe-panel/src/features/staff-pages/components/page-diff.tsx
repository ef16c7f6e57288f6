import { useTranslate } from '@aksamit/module-sdk/i18n';
import { contentWords } from '../../../staff-kit/record-form/content-words';
import { contentLines } from '../../../staff-kit/text-diff/content-lines';
import { DiffView } from '../../../staff-kit/text-diff/diff-view';

export interface PageDiffProps {
  /** What is typed may be incomplete. */
  before: unknown;
  after: unknown;
}

/** What differs between two states of a page. */
export function PageDiff({ before, after }: PageDiffProps) {
  const words = contentWords(useTranslate());
  return <DiffView before={contentLines(before, words)} after={contentLines(after, words)} />;
}
