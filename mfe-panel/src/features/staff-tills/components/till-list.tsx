import type { StaffSalon } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Stack } from '@aksamit/ui';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { RecordList } from '../../../staff-kit/list/record-list';
import type { ListAddress } from '../../../staff-kit/list/use-list-address';
import { salonNamesOf } from '../../../staff-kit/salons/use-salon-names';
import { Loaded } from '../../../states/loaded';
import { TILLS_PER_PAGE, tillsQuery } from '../api/tills';
import { tillMoney } from '../till-words';
import { CountState } from './till-facts';

/** Names of the address's parameters. */
export const TILL_NAMES = ['date', 'locationId', 'open'] as const;
export type TillList = ListAddress<(typeof TILL_NAMES)[number]>;

export interface EarlierTillsProps {
  list: TillList;
  salons: readonly StaffSalon[];
  /** Address of a till's day. */
  hrefOf(till: { locationId: string; date: string }): string;
}

/** Tills of all the person's salons: which are still to be counted, and what was found. */
export function EarlierTills({ list, salons, hrefOf }: EarlierTillsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { locationId, open, page } = list.query;
  const tills = useQuery(
    tillsQuery(useHttp(), {
      ...(locationId === undefined ? {} : { locationId }),
      ...(open === 'true' || open === 'false' ? { open } : {}),
      ...(page === undefined ? {} : { page }),
    }),
  );
  const names = salonNamesOf(salons);
  return (
    <Stack as="section" gap={3} aria-labelledby="earlier-tills" data-earlier="">
      <h2 id="earlier-tills">{t('staff.tills.all')}</h2>
      <TillFilters list={list} salons={salons} />
      <Loaded query={tills} failedTitle={t('staff.tills.allFailed')} height="16rem">
        {({ tills: found, total }) => (
          <RecordList
            caption={t('staff.tills.all')}
            list={list}
            columns={[
              { key: 'day', label: t('staff.tills.columns.day') },
              { key: 'salon', label: t('staff.tills.columns.salon') },
              { key: 'expected', label: t('staff.tills.expected'), isNumber: true },
              { key: 'counted', label: t('staff.tills.counted'), isNumber: true },
              { key: 'state', label: t('staff.tills.columns.state') },
            ]}
            rows={found.map((till) => ({
              key: `${till.locationId}/${till.date}`,
              href: hrefOf(till),
              cells: [
                formatDate(till.date, locale),
                names.get(till.locationId) ?? till.locationId,
                tillMoney(till.expected, till.currency, locale),
                till.counted === null ? '' : tillMoney(till.counted, till.currency, locale),
                <CountState key="state" till={till} />,
              ],
            }))}
            total={total}
            perPage={TILLS_PER_PAGE}
            isLoading={tills.isPlaceholderData}
            empty={<EmptyState title={t('staff.tills.allNone')} text={t('staff.tills.allNoneText')} />}
          />
        )}
      </Loaded>
    </Stack>
  );
}

function TillFilters({ list, salons }: Pick<EarlierTillsProps, 'list' | 'salons'>) {
  const t = useTranslate();
  return (
    <ListFilters
      label={t('staff.tills.filters')}
      list={list}
      fields={[
        {
          kind: 'choice',
          name: 'locationId',
          label: t('staff.tills.columns.salon'),
          options: salons.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          kind: 'choice',
          name: 'open',
          label: t('staff.tills.columns.state'),
          options: ['true', 'false'].map((value) => ({ value, label: t(`staff.tills.openOnly.${value}`) })),
        },
      ]}
    />
  );
}
