import type { LocaleCode } from '@aksamit/contracts/platform';
import type { StaffMessage } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, type Translate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, type BadgeProps, Button, Dialog, EmptyState, Stack, Text } from '@aksamit/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { usePreservedFocus } from '../../../focus/use-preserved-focus';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { EmailText } from '../../../staff-kit/email-text';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { CHANNELS, MESSAGE_STATES, type MessagesPage, messagesQuery, repeatMessage } from '../api/messages';
import { kindName } from '../message-kinds';
import { MessageTotals } from './message-totals';

const NAMES = ['q', 'state', 'channel', 'kind', 'from', 'to'] as const;
/** As the API pages. */
const PER_PAGE = 24;
/** Its state, and what else there is to know of it. */
type ShownState = StaffMessage['state'] | 'withdrawn' | 'replaced';
const TONES: Record<ShownState, NonNullable<BadgeProps['tone']>> = {
  due: 'soft',
  sent: 'success',
  failed: 'danger',
  expired: 'warning',
  withdrawn: 'warning',
  replaced: 'warning',
};

/** E-mails and SMS of the last 90 days, with what became of them. */
export function MessageList() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress(NAMES);
  const { sort: _, ...filters } = list.query;
  const messages = useQuery(messagesQuery(useHttp(), filters));
  const [repeated, setRepeated] = useState<StaffMessage | null>(null);
  const content = usePreservedFocus<HTMLDivElement>();
  const choice = (name: 'state' | 'channel', values: readonly string[]) => ({
    kind: 'choice' as const,
    name,
    label: t(`staff.messages.columns.${name}`),
    options: values.map((value) => ({ value, label: t(`staff.messages.${name}s.${value}`) })),
  });
  return (
    <div ref={content}>
      <StaffContent>
        <StaffHeading
          title={t('staff.messages.title')}
          back={{ href: href('panel/staff-tools'), label: t('staff.tools.title') }}
        />
        <ListFilters
          label={t('staff.messages.filters')}
          list={list}
          fields={[
            { kind: 'search', name: 'q', label: t('staff.messages.search') },
            choice('state', MESSAGE_STATES),
            choice('channel', CHANNELS),
            { kind: 'date', name: 'from', label: t('staff.messages.from') },
            { kind: 'date', name: 'to', label: t('staff.messages.to') },
          ]}
          views="messages"
        />
        <Loaded query={messages} failedTitle={t('staff.messages.failed')} height="24rem">
          {(data) => <Messages page={data} list={list} isLoading={messages.isPlaceholderData} onRepeat={setRepeated} />}
        </Loaded>
        <RepeatDialog message={repeated} onClose={() => setRepeated(null)} />
      </StaffContent>
    </div>
  );
}

interface MessagesProps {
  page: MessagesPage;
  list: ListAddress<(typeof NAMES)[number]>;
  isLoading: boolean;
  onRepeat(message: StaffMessage): void;
}

/** A page of the list, below how many there are. */
function Messages({ page, list, isLoading, onRepeat }: MessagesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <Stack gap={4}>
      <MessageTotals counts={page.counts} list={list} />
      <RecordList
        caption={t('staff.messages.title')}
        list={list}
        columns={['kind', 'recipient', 'createdAt', 'state'].map((key) => ({
          key,
          label: t(`staff.messages.columns.${key}`),
          isShort: key === 'createdAt',
        }))}
        rows={page.messages.map((message) => messageRow(message, { t, locale, onRepeat }))}
        total={page.total}
        perPage={PER_PAGE}
        isLoading={isLoading}
        empty={<EmptyState icon={<Mail />} title={t('staff.messages.none')} text={t('staff.messages.noneText')} />}
      />
    </Stack>
  );
}

interface RowTools {
  t: Translate;
  locale: LocaleCode;
  onRepeat(message: StaffMessage): void;
}

const messageRow = (message: StaffMessage, { t, locale, onRepeat }: RowTools) => ({
  key: message.id,
  cells: [
    <Text key="kind" as="span" size="sm">
      {kindName(message.kind, t)}
    </Text>,
    <Recipient key="recipient" message={message} />,
    formatDateTime(message.createdAt, locale),
    <MessageState key="state" message={message} onRepeat={onRepeat} />,
  ],
});

/** A phone number, or an address that breaks where it is too long; below it the channel. */
function Recipient({ message: { recipient, channel } }: { message: StaffMessage }) {
  const t = useTranslate();
  return (
    <Stack gap={1} align="flex-start">
      <span>{channel === 'email' ? <EmailText email={recipient} /> : recipient}</span>
      <Text as="span" size="xs" tone="muted">
        {t(`staff.messages.channels.${channel}`)}
      </Text>
    </Stack>
  );
}

function shownState({ state, lastError, replacedBy = null }: StaffMessage): ShownState {
  if (lastError === 'withdrawn') return 'withdrawn';
  return replacedBy === null ? state : 'replaced';
}

interface MessageStateProps {
  message: StaffMessage;
  onRepeat(message: StaffMessage): void;
}

function MessageState({ message, onRepeat }: MessageStateProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { lastError, closedAt, nextAttemptAt, attempts, canRepeat, recipient } = message;
  const isWithdrawn = lastError === 'withdrawn';
  const state = shownState(message);
  return (
    <Stack gap={1} align="flex-start">
      <Badge tone={TONES[state]}>{t(`staff.messages.states.${state}`)}</Badge>
      {closedAt === null ? null : <Text size="sm">{formatDateTime(closedAt, locale)}</Text>}
      {nextAttemptAt !== null && attempts > 0 ? (
        <Text size="sm">
          {t('staff.messages.nextTry', { count: attempts, at: formatDateTime(nextAttemptAt, locale) })}
        </Text>
      ) : null}
      {lastError === null || isWithdrawn ? null : (
        <Text size="xs" tone="muted">
          {lastError}
        </Text>
      )}
      {canRepeat ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('staff.messages.repeatName', { name: kindName(message.kind, t), to: recipient })}
          onClick={() => onRepeat(message)}
          style={{ whiteSpace: 'nowrap' }}
        >
          {t('staff.messages.repeat')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Somebody receives it a second time, so it is confirmed. */
function RepeatDialog({ message, onClose }: { message: StaffMessage | null; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const to = message?.recipient ?? '';
  return (
    <Dialog
      open={message !== null}
      title={t('staff.messages.repeatTitle')}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {message ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.messages.repeat'),
            keep: t('staff.messages.keep'),
            done: t('staff.messages.repeated', { to }),
          }}
          send={(key) => repeatMessage(http, message.id, key)}
          onClose={onClose}
        >
          <Text>{t('staff.messages.repeatText', { name: kindName(message.kind, t), to })}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
