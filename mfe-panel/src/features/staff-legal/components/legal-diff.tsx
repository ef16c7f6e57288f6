import type { LegalDocument } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Text } from '@aksamit/ui';
import { contentWords } from '../../../staff-kit/record-form/content-words';
import { contentLines } from '../../../staff-kit/text-diff/content-lines';
import { DiffView } from '../../../staff-kit/text-diff/diff-view';
import { comparedText } from '../legal-text';

export interface LegalDiffProps {
  isOpen: boolean;
  /** The version before; null for the first one. */
  before: LegalDocument | null;
  /** Read while the dialog is open. */
  after(): unknown;
  onClose(): void;
}

/** What a version changes of the one before. */
export function LegalDiff({ isOpen, before, after, onClose }: LegalDiffProps) {
  const t = useTranslate();
  const words = contentWords(t);
  return (
    <Dialog open={isOpen} title={t('staff.legal.compareTitle')} closeLabel={t('staff.close')} onClose={onClose}>
      {!isOpen ? null : before ? (
        <DiffView before={contentLines(comparedText(before), words)} after={contentLines(after(), words)} />
      ) : (
        <Text>{t('staff.legal.first')}</Text>
      )}
    </Dialog>
  );
}
