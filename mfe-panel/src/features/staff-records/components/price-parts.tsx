import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Part } from '../../../staff-kit/record-form/components/form-style';
import { WideTable } from '../../../states/wide-table';
import { removePlannedPrice } from '../api/price-calls';
import type { RecordPartProps } from '../record-kind';
import { useAmount } from '../use-amount';
import { PriceChangeForm, type StoredPrice } from './price-change-form';

/** Below a price: another one, those that are planned, and all that held. */
export function PriceParts({ record, userId, role }: RecordPartProps) {
  const t = useTranslate();
  const id = useId();
  const price = record as unknown as StoredPrice;
  const canWrite = role === 'admin';
  return (
    <>
      {canWrite ? (
        <Part aria-labelledby={`${id}-change`}>
          <h2 id={`${id}-change`}>{t('staff.records.price.change')}</h2>
          <PriceChangeForm price={price} userId={userId} />
        </Part>
      ) : null}
      <Part aria-labelledby={`${id}-planned`}>
        <h2 id={`${id}-planned`}>{t('staff.records.price.plannedTitle')}</h2>
        <PlannedPrices price={price} canWrite={canWrite} />
      </Part>
      <Part aria-labelledby={`${id}-history`}>
        <h2 id={`${id}-history`}>{t('staff.records.price.history')}</h2>
        <PriceHistory price={price} />
      </Part>
    </>
  );
}

function PlannedPrices({ price, canWrite }: { price: StoredPrice; canWrite: boolean }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const amount = useAmount();
  const [removed, setRemoved] = useState<StoredPrice['changes'][number] | null>(null);
  if (price.changes.length === 0) return <Text tone="muted">{t('staff.records.price.nonePlanned')}</Text>;
  const action = canWrite ? [{ key: 'action', label: t('staff.records.price.action'), isPlain: true }] : [];
  return (
    <>
      <WideTable
        caption={t('staff.records.price.plannedTitle')}
        columns={[
          { key: 'validFrom', label: t('staff.records.fields.validFrom') },
          { key: 'price', label: t('staff.records.fields.price') },
          ...action,
        ]}
        rows={price.changes.map((change) => ({
          key: change.id,
          cells: [
            formatDateTime(change.validFrom, locale),
            amount(change.price, price.currency),
            ...(canWrite
              ? [<RemoveButton key="remove" at={change.validFrom} onClick={() => setRemoved(change)} />]
              : []),
          ],
        }))}
      />
      {removed ? <RemoveQuestion change={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}

function RemoveButton({ at, onClick }: { at: string; onClick(): void }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('staff.records.price.removeName', { at: formatDateTime(at, locale) })}
      onClick={onClick}
    >
      {t('staff.records.price.remove')}
    </Button>
  );
}

function RemoveQuestion({ change, onClose }: { change: StoredPrice['changes'][number]; onClose(): void }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const http = useHttp();
  return (
    <Dialog open title={t('staff.records.price.removeTitle')} closeLabel={t('staff.close')} onClose={onClose}>
      <ConfirmQuestion
        words={{
          confirm: t('staff.records.price.remove'),
          keep: t('staff.records.price.keep'),
          done: t('staff.records.price.removed'),
        }}
        send={(key) => removePlannedPrice(http, change.id, key)}
        onClose={onClose}
      >
        <Text>{t('staff.records.price.removeText', { at: formatDateTime(change.validFrom, locale) })}</Text>
      </ConfirmQuestion>
    </Dialog>
  );
}

function PriceHistory({ price }: { price: StoredPrice }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const amount = useAmount();
  return (
    <WideTable
      caption={t('staff.records.price.history')}
      columns={[
        { key: 'validFrom', label: t('staff.records.fields.validFrom') },
        { key: 'price', label: t('staff.records.fields.price') },
      ]}
      rows={price.history.map((line, index) => ({
        key: `${line.validFrom} ${index}`,
        cells: [
          formatDateTime(line.validFrom, locale),
          line.price === null ? t('staff.records.price.notSold') : amount(line.price, price.currency),
        ],
      }))}
    />
  );
}
