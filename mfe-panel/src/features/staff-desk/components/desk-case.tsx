import type { DeskCase } from '@aksamit/contracts/staff';
import { isHttpError, newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatDate, formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Card, EmptyState, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { useEffect, useRef, useState } from 'react';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import type { SalonNames } from '../../../staff-kit/salons/use-salon-names';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { type CaseAddress, takeCase } from '../api/change-case';
import { deskCaseQuery } from '../api/get-desk';
import { AnswerForm } from './answer-form';
import { CaseFacts } from './case-facts';
import { CaseNotes } from './case-notes';
import { CaseColumns, LongText } from './case-style';
import { CaseClock, CaseState } from './desk-marks';

export interface DeskCaseViewProps {
  address: CaseAddress;
  userId: string;
  salonNames: SalonNames;
}

/** One form of a desk: what was sent, how long there is, and its outcome. */
export function DeskCaseView({ address, userId, salonNames }: DeskCaseViewProps) {
  const t = useTranslate();
  const href = useHref();
  const lead = useQuery(deskCaseQuery(useHttp(), address.desk, address.id));
  const list = `${href('panel/staff-desk')}?desk=${address.desk}`;
  const back = { href: list, label: t(`staff.desk.tabs.${address.desk}`) };
  const title = lead.data ? `${t('staff.desk.case.title')} ${lead.data.number}` : t('staff.desk.case.title');
  if (isHttpError(lead.error) && lead.error.status === 404) {
    return (
      <StaffContent>
        <EmptyState
          headingLevel={1}
          title={t('staff.desk.case.missing')}
          text={t('staff.desk.case.missingText')}
          action={<LinkButton href={list}>{back.label}</LinkButton>}
        />
      </StaffContent>
    );
  }
  return (
    <StaffContent>
      <StaffHeading title={title} back={back} />
      <Loaded query={lead} failedTitle={t('staff.desk.failed')} height="24rem">
        {(data) => <OpenCase address={address} lead={data} userId={userId} salonNames={salonNames} />}
      </Loaded>
    </StaffContent>
  );
}

function OpenCase({ address, lead, userId, salonNames }: DeskCaseViewProps & { lead: DeskCase }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const now = useNow();
  const [lost, setLost] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Stack direction="row" gap={3}>
        <CaseState state={lead.state} />
        <CaseClock lead={lead} now={now} />
        {lead.answerBy === null ? null : (
          <Text as="span" size="sm" tone="muted">
            {t('staff.desk.case.answerBy', { date: formatDate(lead.answerBy, locale) })}
          </Text>
        )}
        {lead.state === 'new' ? <TakeButton address={address} /> : null}
      </Stack>
      {lost === null ? null : (
        <Notice tone="alert" announce="assertive" title={t('staff.desk.case.lost')}>
          <p>{t('staff.desk.case.lostText')}</p>
          <LongText>{lost}</LongText>
        </Notice>
      )}
      <CaseColumns>
        <Stack gap={4}>
          <CaseFacts lead={lead} salonName={salonNames.get(lead.locationId ?? '')} />
          <CaseNotes address={address} lead={lead} userId={userId} />
        </Stack>
        {lead.closedAt === null ? (
          <AnswerForm desk={address.desk} lead={lead} userId={userId} onSent={() => setSent(true)} onLost={setLost} />
        ) : (
          <Outcome lead={lead} isNew={isSent} />
        )}
      </CaseColumns>
    </>
  );
}

/** Shows colleagues that somebody works on it. */
function TakeButton({ address }: { address: CaseAddress }) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: () => takeCase(http, address, newIdempotencyKey()),
    // Also after a refusal: a colleague may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staffDeskCase', address.desk, address.id] }),
  });
  const takeOnce = usePressOnce(taking);
  return (
    <>
      <Button size="sm" variant="secondary" busy={taking.isPending} onClick={() => takeOnce()}>
        {t('staff.desk.case.take')}
      </Button>
      {taking.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(taking.error, t)}
        </Notice>
      ) : null}
    </>
  );
}

/** How a form was closed. What was sent a moment ago has the focus, which its form had. */
function Outcome({ lead, isNew }: { lead: DeskCase; isNew: boolean }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          {t(lead.email === null ? 'staff.desk.call.outcome' : `staff.desk.outcome.${lead.state}`)}
        </Heading>
        <Text size="sm" tone="muted">
          {formatDateTime(lead.closedAt ?? lead.createdAt, locale)}
        </Text>
        {lead.answer === null ? (
          <Text>{t(lead.state === 'accepted' ? 'staff.desk.outcome.overdue' : 'staff.desk.outcome.noText')}</Text>
        ) : (
          <LongText>{lead.answer}</LongText>
        )}
      </Stack>
    </Card>
  );
}
