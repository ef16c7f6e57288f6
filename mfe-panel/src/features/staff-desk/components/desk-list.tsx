import type { DeskLead } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton, Tabs } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Inbox } from 'lucide-react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { useListAddress } from '../../../staff-kit/list/use-list-address';
import { phoneText } from '../../../staff-kit/phone-text';
import type { SalonNames } from '../../../staff-kit/salons/use-salon-names';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { deskListQuery } from '../api/get-desk';
import { aboutKey, DESKS, type DeskKind, deskOf, stateOf, statesOf } from '../desk-kinds';
import { CaseClock, CaseState } from './desk-marks';
import { WithdrawalList } from './withdrawal-list';

/** On one line where there is room: a tablet has none beside a phone and a deadline. */
const NoWrap = styled.span`
  ${media.wide} {
    white-space: nowrap;
  }
`;

const NAMES = ['desk', 'q', 'state'] as const;
/** As the API pages. */
const PER_PAGE = 24;

type DeskAddress = ReturnType<typeof useListAddress<(typeof NAMES)[number]>>;

/** Name of the tab with the withdrawals, which are no forms. */
const WITHDRAWALS = 'withdrawals';

/** What customers sent, a tab for each desk, and their withdrawals: what is due soonest comes first. */
export function DeskList({ salonNames }: { salonNames: SalonNames }) {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress(NAMES);
  const shown = list.values.desk === WITHDRAWALS ? WITHDRAWALS : deskOf(list.values.desk);
  const tabs = [...DESKS, WITHDRAWALS].map((one) => ({
    label: t(`staff.desk.tabs.${one}`),
    href: one === 'complaints' ? list.path : `${list.path}?desk=${one}`,
    current: one === shown,
  }));
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.desk.title')}
        actions={
          <LinkButton variant="secondary" href={href('panel/staff-answer-templates')}>
            {t('staff.desk.templates.title')}
          </LinkButton>
        }
      />
      <Tabs label={t('staff.desk.tabs.label')} items={tabs} />
      {shown === WITHDRAWALS ? (
        <WithdrawalList list={list} />
      ) : (
        <Forms desk={shown} list={list} salonNames={salonNames} />
      )}
    </StaffContent>
  );
}

function Forms({ desk, list, salonNames }: { desk: DeskKind; list: DeskAddress; salonNames: SalonNames }) {
  const t = useTranslate();
  const { desk: _, state, ...query } = list.query;
  const known = stateOf(desk, state ?? '');
  const leads = useQuery(deskListQuery(useHttp(), desk, { ...query, ...(known ? { state: known } : {}) }));
  const states = statesOf(desk).map((value) => ({ value, label: t(`staff.desk.states.${value}`) }));
  return (
    <>
      <ListFilters
        label={t('staff.desk.filters')}
        list={list}
        fields={[
          { kind: 'search', name: 'q', label: t('staff.desk.search') },
          { kind: 'choice', name: 'state', label: t('staff.desk.state'), options: states },
        ]}
        views="desk"
      />
      <Loaded query={leads} failedTitle={t('staff.desk.failed')} height="24rem">
        {({ leads: rows, total }) => (
          <Leads
            desk={desk}
            leads={rows}
            total={total}
            list={list}
            salonNames={salonNames}
            isLoading={leads.isFetching}
          />
        )}
      </Loaded>
    </>
  );
}

/** Who sent a form; with the number where they are to be called. */
function senderOf(lead: DeskLead): string {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ');
  const phone = lead.leadType === 'callBack' ? phoneText(lead) : null;
  // The number stays on one line.
  return phone === null ? name : `${name}, ${phone.replaceAll(' ', '\u00a0')}`;
}

interface LeadsProps {
  desk: DeskKind;
  leads: readonly DeskLead[];
  total: number;
  list: DeskAddress;
  salonNames: SalonNames;
  isLoading: boolean;
}

function Leads({ desk, leads, total, list, salonNames, isLoading }: LeadsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const now = useNow();
  const isFiltered = list.values.q !== '' || list.values.state !== '';
  return (
    <RecordList
      caption={t(`staff.desk.tabs.${desk}`)}
      list={list}
      columns={[
        { key: 'number', label: t('staff.desk.columns.number'), sort: 'number' },
        { key: 'from', label: t('staff.desk.columns.from') },
        { key: 'about', label: t('staff.desk.columns.about') },
        { key: 'received', label: t('staff.desk.columns.received'), sort: 'createdAt', isShort: true },
        { key: 'due', label: t('staff.desk.columns.due'), sort: 'answerBy' },
        { key: 'state', label: t('staff.desk.state') },
      ]}
      rows={leads.map((lead) => ({
        key: lead.id,
        href: href('panel/staff-desk-case', { desk, id: lead.id }),
        cells: [
          <NoWrap key="number">{lead.number}</NoWrap>,
          senderOf(lead),
          [t(`staff.desk.${aboutKey(lead)}`), salonNames.get(lead.locationId ?? '')].filter(Boolean).join(', '),
          formatDate(lead.createdAt, locale),
          <CaseClock key="due" lead={lead} now={now} />,
          <CaseState key="state" state={lead.state} />,
        ],
      }))}
      total={total}
      perPage={PER_PAGE}
      isLoading={isLoading}
      empty={
        <EmptyState
          icon={<Inbox />}
          title={t(isFiltered ? 'staff.desk.noneFound' : 'staff.desk.none')}
          text={t(isFiltered ? 'staff.desk.noneFoundText' : 'staff.desk.noneText')}
        />
      }
    />
  );
}
