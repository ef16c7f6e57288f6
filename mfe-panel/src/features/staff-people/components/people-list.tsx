import type { StaffSalon, StaffUser } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, EmptyState, Stack, Text } from '@aksamit/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { salonNamesOf } from '../../../staff-kit/salons/use-salon-names';
import { Loaded } from '../../../states/loaded';
import { peopleQuery } from '../api/people';
import { ROLES, roleOf } from '../roles';
import { ResetDialog } from './reset-dialog';
import { RoleDialog } from './role-dialog';

const NAMES = ['q', 'role'] as const;
/** As the API pages. */
const PER_PAGE = 24;

export interface PeopleListProps {
  salons: readonly StaffSalon[];
  /** Who works here: nobody changes their own role or second factor. */
  ownId: string;
}

/** Users of the shop: customers and those who work here, with their roles. */
export function PeopleList({ salons, ownId }: PeopleListProps) {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const { role, ...query } = list.query;
  const known = roleOf(role ?? '');
  const people = useQuery(peopleQuery(useHttp(), { ...query, ...(known ? { role: known } : {}) }));
  return (
    <StaffContent>
      <StaffHeading title={t('staff.people.title')} />
      <ListFilters
        label={t('staff.people.filters')}
        list={list}
        fields={[
          { kind: 'search', name: 'q', label: t('staff.people.search') },
          {
            kind: 'choice',
            name: 'role',
            label: t('staff.people.role'),
            options: ROLES.map((value) => ({ value, label: t(`staff.people.roles.${value}`) })),
          },
        ]}
        views="people"
      />
      <Loaded query={people} failedTitle={t('staff.people.failed')} height="24rem">
        {(data) => <People {...data} list={list} salons={salons} ownId={ownId} isLoading={people.isFetching} />}
      </Loaded>
    </StaffContent>
  );
}

interface PeopleProps extends PeopleListProps {
  users: readonly StaffUser[];
  total: number;
  list: ListAddress<(typeof NAMES)[number]>;
  isLoading: boolean;
}

/** What is done to a user in a dialog. */
interface Opened {
  user: StaffUser;
  dialog: 'role' | 'reset';
}

function People({ users, total, list, salons, ownId, isLoading }: PeopleProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [opened, setOpened] = useState<Opened | null>(null);
  const names = salonNamesOf(salons);
  const close = () => setOpened(null);
  return (
    <>
      <RecordList
        caption={t('staff.people.title')}
        list={list}
        columns={[
          { key: 'name', label: t('staff.people.columns.name'), sort: 'lastName' },
          { key: 'email', label: t('staff.people.columns.contact'), sort: 'email', isPlain: true },
          { key: 'since', label: t('staff.people.columns.since'), sort: 'createdAt', isShort: true },
          { key: 'role', label: t('staff.people.role') },
          { key: 'actions', label: t('staff.people.columns.actions'), isPlain: true },
        ]}
        rows={users.map((user) => ({
          key: user.id,
          cells: [
            `${user.firstName} ${user.lastName}`,
            <Contact key="contact" user={user} />,
            formatDate(user.createdAt, locale),
            <Rights key="role" user={user} salons={user.locationIds.map((id) => names.get(id) ?? id)} />,
            <UserButtons key="actions" user={user} isOwn={user.id === ownId} onOpen={setOpened} />,
          ],
        }))}
        total={total}
        perPage={PER_PAGE}
        isLoading={isLoading}
        empty={<EmptyState icon={<Users />} title={t('staff.people.none')} text={t('staff.people.noneText')} />}
      />
      <RoleDialog user={opened?.dialog === 'role' ? opened.user : null} salons={salons} onClose={close} />
      <ResetDialog user={opened?.dialog === 'reset' ? opened.user : null} onClose={close} />
    </>
  );
}

function Rights({ user: { role, secondFactor }, salons }: { user: StaffUser; salons: readonly string[] }) {
  const t = useTranslate();
  return (
    <Stack as="span" gap={1} align="flex-start">
      <span>{[t(`staff.people.roles.${role}`), ...salons].join(', ')}</span>
      {/* An older API does not state it. */}
      {secondFactor === 'on' || secondFactor === 'needed' ? (
        <Text as="span" size="sm" tone="muted">
          {t(`staff.people.secondFactor.${secondFactor}`)}
        </Text>
      ) : null}
    </Stack>
  );
}

function Contact({ user }: { user: StaffUser }) {
  const t = useTranslate();
  return (
    <Stack as="span" gap={1} align="flex-start">
      <span>{user.email}</span>
      <Text as="span" size="sm" tone="muted">
        {`+${user.phonePrefix} ${user.phone}`}
      </Text>
      {user.emailVerifiedAt === null ? (
        <Text as="span" size="xs" tone="muted">
          {t('staff.people.unverified')}
        </Text>
      ) : null}
    </Stack>
  );
}

interface UserButtonsProps {
  user: StaffUser;
  isOwn: boolean;
  onOpen(opened: Opened): void;
}

function UserButtons({ user, isOwn, onOpen }: UserButtonsProps) {
  const t = useTranslate();
  if (isOwn) return t('staff.people.own');
  const name = `${user.firstName} ${user.lastName}`;
  const dialogs = user.secondFactor === 'on' ? (['role', 'reset'] as const) : (['role'] as const);
  return (
    <Stack direction="row" gap={2}>
      {dialogs.map((dialog) => (
        <Button
          key={dialog}
          size="sm"
          variant="secondary"
          aria-label={t(`staff.people.actionNames.${dialog}`, { name })}
          onClick={() => onOpen({ user, dialog })}
        >
          {t(`staff.people.actions.${dialog}`)}
        </Button>
      ))}
    </Stack>
  );
}
