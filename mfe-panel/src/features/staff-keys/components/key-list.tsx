import type { LocaleCode } from '@aksamit/contracts/platform';
import type { ApiKey } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, formatDateTime, type Translate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, type BadgeProps, Button, EmptyState, Stack, Text } from '@aksamit/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { KEY_STATES, keysQuery } from '../api/api-keys';
import { NewKeyDialog } from './new-key-dialog';
import { RevokeDialog } from './revoke-dialog';

const NAMES = ['state'] as const;
/** As the API pages. */
const PER_PAGE = 24;
const TONES: Record<ApiKey['state'], NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  ended: 'neutral',
  revoked: 'danger',
};

/** API keys of other systems: what each may read, who made it, when it was used. */
export function KeyList() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress(NAMES);
  const keys = useQuery(keysQuery(useHttp(), list.query));
  const [isMaking, setIsMaking] = useState(false);
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.apiKeys.title')}
        back={{ href: href('panel/staff-tools'), label: t('staff.tools.title') }}
        actions={<Button onClick={() => setIsMaking(true)}>{t('staff.apiKeys.make')}</Button>}
      />
      <Text>{t('staff.apiKeys.note')}</Text>
      <ListFilters
        label={t('staff.apiKeys.filters')}
        list={list}
        fields={[
          {
            kind: 'choice',
            name: 'state',
            label: t('staff.apiKeys.columns.state'),
            options: KEY_STATES.map((value) => ({ value, label: t(`staff.apiKeys.states.${value}`) })),
          },
        ]}
      />
      <Loaded query={keys} failedTitle={t('staff.apiKeys.failed')} height="24rem">
        {(data) => <Keys {...data} list={list} isLoading={keys.isPlaceholderData} />}
      </Loaded>
      <NewKeyDialog isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </StaffContent>
  );
}

interface KeysProps {
  apiKeys: readonly ApiKey[];
  total: number;
  list: ListAddress<(typeof NAMES)[number]>;
  isLoading: boolean;
}

function Keys({ apiKeys, total, list, isLoading }: KeysProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  return (
    <>
      <RecordList
        caption={t('staff.apiKeys.title')}
        list={list}
        columns={[
          { key: 'name', label: t('staff.apiKeys.columns.name'), sort: 'name' },
          { key: 'scopes', label: t('staff.apiKeys.columns.scopes') },
          { key: 'made', label: t('staff.apiKeys.columns.made'), sort: 'madeAt' },
          { key: 'lastUsedAt', label: t('staff.apiKeys.columns.lastUsedAt'), sort: 'lastUsedAt' },
          { key: 'lastDay', label: t('staff.apiKeys.columns.lastDay') },
          { key: 'state', label: t('staff.apiKeys.columns.state') },
        ]}
        rows={apiKeys.map((key) => keyRow(key, { t, locale }, setRevoked))}
        total={total}
        perPage={PER_PAGE}
        isLoading={isLoading}
        empty={<EmptyState icon={<KeyRound />} title={t('staff.apiKeys.none')} text={t('staff.apiKeys.noneText')} />}
      />
      <RevokeDialog apiKey={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}

interface Words {
  t: Translate;
  locale: LocaleCode;
}

const keyRow = (key: ApiKey, { t, locale }: Words, onRevoke: (key: ApiKey) => void) => ({
  key: key.id,
  cells: [
    <Stack key="name" as="span" gap={1} align="flex-start">
      <span>{key.name}</span>
      <Text as="span" size="xs" tone="muted">
        <code>{`${key.beginning}…`}</code>
      </Text>
    </Stack>,
    key.scopes.map((scope) => t(`staff.apiKeys.scopes.${scope}`)).join(', '),
    t('staff.apiKeys.by', { at: formatDate(key.madeAt, locale), name: key.maker.name ?? t('staff.apiKeys.gone') }),
    key.lastUsedAt === null ? t('staff.apiKeys.never') : formatDateTime(key.lastUsedAt, locale),
    key.lastDay === null ? t('staff.apiKeys.unlimited') : formatDate(key.lastDay, locale),
    <Stack key="state" gap={1} align="flex-start">
      <Badge tone={TONES[key.state]}>{t(`staff.apiKeys.states.${key.state}`)}</Badge>
      {key.state === 'active' ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('staff.apiKeys.revokeNamed', { name: key.name })}
          onClick={() => onRevoke(key)}
        >
          {t('staff.apiKeys.revoke')}
        </Button>
      ) : null}
    </Stack>,
  ],
});
