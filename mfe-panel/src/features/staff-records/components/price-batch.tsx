import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { useId, useState } from 'react';
import { Part } from '../../../staff-kit/record-form/components/form-style';
import { PriceBatchForm } from './price-batch-form';

/** Above the list of prices: many of them changed at once. */
export function PriceBatch({ userId }: { userId: string }) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t('staff.records.priceBatch.open')}
        </Button>
      </div>
    );
  }
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('staff.records.priceBatch.title')}</h2>
      <PriceBatchForm userId={userId} onClose={() => setOpen(false)} />
    </Part>
  );
}
