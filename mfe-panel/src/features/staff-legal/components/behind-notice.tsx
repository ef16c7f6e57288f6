import type { LegalDocument } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack } from '@aksamit/ui';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { contentWords } from '../../../staff-kit/record-form/content-words';
import { contentLines } from '../../../staff-kit/text-diff/content-lines';
import { DiffView } from '../../../staff-kit/text-diff/diff-view';
import { comparedText } from '../legal-text';
import type { LegalFormState } from '../use-legal-form';

/** A colleague stored the draft meanwhile: either text can be taken. @param document as it is stored now */
export function BehindNotice({ state, document }: { state: LegalFormState; document: LegalDocument }) {
  const t = useTranslate();
  const words = contentWords(t);
  return (
    <Notice tone="alert" announce="assertive">
      <Stack gap={4}>
        <span>{t('staff.legal.changed')}</span>
        <DiffView before={contentLines(comparedText(document), words)} after={contentLines(state.typed(), words)} />
        <Buttons>
          <Button onClick={() => state.save(document.version)}>{t('staff.legal.overwrite')}</Button>
          <Button variant="secondary" onClick={() => state.adopt(document)}>
            {t('staff.legal.takeTheirs')}
          </Button>
        </Buttons>
      </Stack>
    </Notice>
  );
}
