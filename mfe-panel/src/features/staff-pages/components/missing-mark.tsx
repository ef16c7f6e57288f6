import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';
import { useWatch } from 'react-hook-form';
import { useRecordFormState } from '../../../staff-kit/record-form/record-form-context';
import type { Language } from '../page-content';
import { missingTexts } from '../section-order';

/** How many texts of sections the other language has and this one lacks. */
export function MissingMark({ language }: { language: Language }) {
  const t = useTranslate();
  const { form } = useRecordFormState();
  const sections: unknown = useWatch({ control: form.control, name: 'sections' });
  const { pl, en } = (sections ?? {}) as Partial<Record<Language, unknown>>;
  const count = language === 'pl' ? missingTexts(en, pl) : missingTexts(pl, en);
  return count === 0 ? null : <Badge tone="warning">{t('staff.sitePages.missing', { count })}</Badge>;
}
