import type { Till } from '@aksamit/contracts/staff';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { EmptyState } from '@aksamit/ui';
import { Banknote } from 'lucide-react';
import { RecordList } from '../../../staff-kit/list/record-list';
import { personName, tillMoney } from '../till-words';

/** One page holds the whole day. */
const WHOLE = { page: 1, sort: '', addressOf: () => '' };

/** Each payment of the day: when, for which order, how, how much, and who took it. */
export function TillEntries({ till, hrefOf }: { till: Till; hrefOf(orderId: string): string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <RecordList
      caption={t('staff.tills.entries')}
      list={WHOLE}
      columns={[
        { key: 'order', label: t('staff.tills.columns.order') },
        { key: 'at', label: t('staff.tills.columns.at') },
        { key: 'method', label: t('staff.tills.columns.method') },
        { key: 'amount', label: t('staff.tills.columns.amount'), isNumber: true },
        { key: 'takenBy', label: t('staff.tills.columns.takenBy') },
      ]}
      rows={till.entries.map((entry) => ({
        key: entry.id,
        href: hrefOf(entry.orderId),
        cells: [
          entry.orderNumber,
          formatTime(entry.at),
          t(`staff.tills.methods.${entry.method}`),
          tillMoney(entry.amount, entry.currency, locale),
          personName(entry.takenBy, t),
        ],
      }))}
      total={till.entries.length}
      perPage={Math.max(1, till.entries.length)}
      empty={
        <EmptyState
          icon={<Banknote />}
          title={t('staff.tills.none')}
          text={t(till.closing === null ? 'staff.tills.noneText' : 'staff.tills.noneThen')}
        />
      }
    />
  );
}
