import type { PaymentDifference } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState } from '@aksamit/ui';
import { useState } from 'react';
import { DIFFERENCES_PER_PAGE, differencesQuery } from '../features/staff-orders/api/payment-differences';
import { differenceColumns, differenceRow } from '../features/staff-orders/components/difference-rows';
import { ResolveDialog } from '../features/staff-orders/components/resolve-dialog';
import { orderRefusal } from '../features/staff-orders/order-refusal';
import { usePreservedFocus } from '../focus/use-preserved-focus';
import { ListFilters } from '../staff-kit/list/list-filters';
import { StaffContent } from '../staff-kit/list/list-style';
import { RecordList } from '../staff-kit/list/record-list';
import { StaffHeading } from '../staff-kit/list/staff-heading';
import { useListAddress } from '../staff-kit/list/use-list-address';
import { Loaded } from '../states/loaded';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-payment-differences',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/roznice/'], en: ['/admin/payment-differences/'] },
  area: 'staff',
  component: StaffPaymentDifferencesPage,
});

/** Money that does not fit, for managers and admins. */
export function StaffPaymentDifferencesPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.differences.title')}>
      {(user) =>
        user.role === 'staff' ? (
          <EmptyState
            headingLevel={1}
            title={t('staff.differences.noRight')}
            text={t('staff.differences.noRightText')}
          />
        ) : (
          <StaffContent>
            <StaffHeading title={t('staff.differences.title')} />
            <Differences />
          </StaffContent>
        )
      }
    </StaffPage>
  );
}

const FILTERS = ['open'] as const;

function Differences() {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const list = useListAddress(FILTERS);
  const [resolving, setResolving] = useState<PaymentDifference | null>(null);
  // A resolved difference takes its button along.
  const content = usePreservedFocus<HTMLElement>();
  const differences = useQuery(differencesQuery(useHttp(), list.query));
  const hrefOf = (id: string) => href('panel/staff-order', { id });
  const words = { t, locale, hrefOf, onResolve: setResolving };
  return (
    <section ref={content} aria-labelledby="differences" style={{ display: 'grid', gap: '1rem' }}>
      <h2 id="differences" className="visually-hidden">
        {t('staff.differences.list')}
      </h2>
      <ListFilters
        label={t('staff.differences.find')}
        list={list}
        fields={[
          {
            kind: 'choice',
            name: 'open',
            label: t('staff.differences.columns.status'),
            options: [{ value: 'true', label: t('staff.differences.onlyOpen') }],
          },
        ]}
      />
      <Loaded
        query={differences}
        failedTitle={t('staff.differences.failed')}
        failedText={orderRefusal(differences.error, t)}
        height="24rem"
      >
        {({ differences: found, total }) => (
          <RecordList
            caption={t('staff.differences.title')}
            list={list}
            columns={differenceColumns(t)}
            rows={found.map((difference) => differenceRow(difference, words))}
            total={total}
            perPage={DIFFERENCES_PER_PAGE}
            isLoading={differences.isPlaceholderData}
            empty={<EmptyState title={t('staff.differences.empty')} text={t('staff.differences.emptyText')} />}
          />
        )}
      </Loaded>
      <ResolveDialog difference={resolving} onClose={() => setResolving(null)} />
    </section>
  );
}
