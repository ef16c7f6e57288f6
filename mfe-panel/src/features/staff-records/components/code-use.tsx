import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { useId } from 'react';
import { Part } from '../../../staff-kit/record-form/components/form-style';
import type { RecordPartProps } from '../record-kind';

/** Below a discount code: how often it was used. */
export function CodeUse({ record }: RecordPartProps) {
  const t = useTranslate();
  const id = useId();
  const { usedCount, totalLimit } = record;
  const words =
    typeof totalLimit === 'number'
      ? t('staff.records.use.left', { used: usedCount, limit: totalLimit, left: totalLimit - Number(usedCount) })
      : t('staff.records.use.unlimited', { used: usedCount });
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('staff.records.use.title')}</h2>
      <Text>{words}</Text>
    </Part>
  );
}
