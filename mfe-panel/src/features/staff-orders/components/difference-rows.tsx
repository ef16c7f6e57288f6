import type { PaymentDifference } from '@aksamit/contracts/staff';
import { formatDateTime, type Translate } from '@aksamit/module-sdk/i18n';
import { Badge, Button } from '@aksamit/ui';
import { Facts } from '../../../staff-kit/facts';
import { adviceOf, differenceFacts, isPayout, kindOf } from '../difference-words';

const COLUMNS = [
  { key: 'kind', sort: 'kind', isPlain: true },
  { key: 'details', isPlain: true },
  { key: 'createdAt', sort: 'createdAt' },
  { key: 'status', isPlain: true },
] as const;

/** Columns of the list of differences. */
export const differenceColumns = (t: Translate) =>
  COLUMNS.map((column) => ({ ...column, label: t(`staff.differences.columns.${column.key}`) }));

export interface DifferenceWords {
  t: Translate;
  locale: 'pl' | 'en';
  hrefOf(orderId: string): string;
  onResolve(difference: PaymentDifference): void;
}

/** A row of the list: what does not fit, what is known of it, and the way to close the case. */
export function differenceRow(difference: PaymentDifference, words: DifferenceWords) {
  const { t, locale } = words;
  return {
    key: difference.id,
    cells: [
      <span key="kind" style={{ display: 'grid', gap: '0.25rem', maxWidth: '24rem' }}>
        {t(`staff.differences.kinds.${kindOf(difference)}`)}
        <small style={{ fontWeight: 400 }}>{adviceOf(difference, t)}</small>
      </span>,
      <DifferenceDetails key="details" difference={difference} words={words} />,
      formatDateTime(difference.createdAt, locale),
      <DifferenceState key="status" difference={difference} words={words} />,
    ],
  };
}

interface CellProps {
  difference: PaymentDifference;
  words: DifferenceWords;
}

function DifferenceDetails({ difference, words }: CellProps) {
  const { t, locale, hrefOf } = words;
  const { orderId, orderNumber } = difference;
  return (
    <Facts style={{ minWidth: '15rem' }}>
      {orderId !== null && orderNumber !== null ? (
        <>
          <dt>{t('staff.differences.facts.order')}</dt>
          <dd>
            <a href={hrefOf(orderId)} style={{ whiteSpace: 'nowrap' }}>
              {orderNumber}
            </a>
          </dd>
        </>
      ) : null}
      {differenceFacts(difference, locale).map(({ label, value }) => (
        <FactRow key={label} name={t(`staff.differences.facts.${label}`)} value={value} />
      ))}
    </Facts>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function DifferenceState({ difference, words: { t, locale, onResolve } }: CellProps) {
  if (difference.resolvedAt !== null) {
    return (
      <span>
        <Badge tone="success">{t('staff.differences.resolved')}</Badge>{' '}
        <small>{formatDateTime(difference.resolvedAt, locale)}</small>
      </span>
    );
  }
  const kind = t(`staff.differences.kinds.${kindOf(difference)}`);
  return (
    <span style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      <Badge tone="warning">{t('staff.differences.open')}</Badge>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('staff.differences.resolveNamed', { kind, at: formatDateTime(difference.createdAt, locale) })}
        onClick={() => onResolve(difference)}
      >
        {t(isPayout(difference) ? 'staff.differences.payOut' : 'staff.differences.resolve')}
      </Button>
    </span>
  );
}
