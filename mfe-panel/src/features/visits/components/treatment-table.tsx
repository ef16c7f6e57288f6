import type { OrderProduct } from '@aksamit/contracts';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Text } from '@aksamit/ui';
import { WideTable } from '../../../states/wide-table';
import { visitMoment } from '../visit-time';
import { BundleContents } from './bundle-contents';
import { NextBooking } from './next-booking';

const COLUMNS = ['name', 'doneStatus', 'events', 'next'] as const;

/** Bought treatments and packages. Columns name, doneStatus, events: specification, content, section 3. */
export function TreatmentTable({ userId, bought }: { userId: string; bought: readonly OrderProduct[] }) {
  const t = useTranslate();
  const columns = COLUMNS.map((key) => ({
    key,
    label: t(`treatments.columns.${key}`),
    isPlain: key === 'next',
  }));
  const rows = bought.map((entry) => ({
    key: entry.id,
    cells: [
      <Bought key="name" userId={userId} entry={entry} />,
      <Done key="done" entry={entry} />,
      <Visits key="visits" entry={entry} />,
      <NextBooking key="next" bought={entry} />,
    ],
  }));
  return <WideTable caption={t('treatments.title')} columns={columns} rows={rows} />;
}

function Bought({ userId, entry }: { userId: string; entry: OrderProduct }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <>
      {entry.product.name}
      {entry.itemType === 'bundle' ? (
        <BundleContents userId={userId} orderProductId={entry.id} slug={entry.product.slug} />
      ) : null}
      <Text size="sm" tone="muted">
        {t('treatments.ofOrder', { number: entry.orderNumber, date: formatDate(entry.createdAt, locale) })}
      </Text>
      {entry.validTo ? (
        <Text size="sm" tone="muted">
          {t('treatments.validTo', { date: formatDate(entry.validTo, locale) })}
        </Text>
      ) : null}
    </>
  );
}

function Done({ entry }: { entry: OrderProduct }) {
  const t = useTranslate();
  return (
    <>
      {t('treatments.doneOf', { done: entry.completedCount, count: entry.totalCount })}{' '}
      <Badge tone={entry.doneStatus === 'completed' ? 'success' : 'neutral'}>
        {t(`treatments.status.${entry.doneStatus}`)}
      </Badge>
    </>
  );
}

function Visits({ entry }: { entry: OrderProduct }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <>
      {t('treatments.visits', { count: entry.completedCount + entry.bookedCount })}
      {entry.nextStartAt ? (
        <Text size="sm" tone="muted">
          {t('treatments.nextAt', { moment: visitMoment(entry.nextStartAt, locale) })}
        </Text>
      ) : null}
    </>
  );
}
