import type { Event } from '@aksamit/contracts';
import { formatDeadline } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Card, EmptyState, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { Loaded } from '../../../states/loaded';
import { PhoneLink } from '../../../states/phone-link';
import { visitListQuery } from '../api/get-visits';
import { useNoticeHours } from '../use-notice-hours';
import { lastChangeAt } from '../visit-rules';
import { visitHours, visitMoment } from '../visit-time';
import { HealthRules } from './health-rules';
import { SlotChoice } from './slot-choice';
import { TherapistOf } from './therapist-of';
import { VisitLeaf } from './visit-leaf';

/** Moves one visit: its present time, the rule, and the choice of another time. */
export function MoveVisit({ userId, eventId }: { userId: string; eventId: string }) {
  const t = useTranslate();
  const visits = useQuery(visitListQuery(useHttp(), userId));
  return (
    <Loaded query={visits} failedTitle={t('visits.failedTitle')} height="40rem">
      {({ events }) => {
        const event = events.find(({ id }) => id === eventId);
        return event ? <MoveOf event={event} /> : <NoSuchVisit />;
      }}
    </Loaded>
  );
}

function NoSuchVisit() {
  const t = useTranslate();
  const href = useHref();
  return (
    <EmptyState
      title={t('slot.missingTitle')}
      text={t('slot.missingText')}
      action={<LinkButton href={href('panel/visits')}>{t('slot.toVisits')}</LinkButton>}
    />
  );
}

function reasonOf({ doneStatus, isFinal }: Event): string {
  if (doneStatus !== 'active') return 'slot.over';
  return isFinal ? 'visits.isFinal' : 'visits.tooLate';
}

/** The only way to change a visit that is near. */
function CallUs() {
  const t = useTranslate();
  return (
    <>
      {t('visits.callUs')} <PhoneLink />
    </>
  );
}

function MoveOf({ event }: { event: Event }) {
  const t = useTranslate();
  const notice = useNoticeHours(event);
  const href = useHref();
  const locale = useLocaleFormats();
  return (
    <Stack gap={6}>
      <Card>
        <Stack direction="row" gap={4}>
          <VisitLeaf startAt={event.startAt} locale={locale} />
          <Stack gap={1} style={{ flex: '1 1 14rem' }}>
            <Heading level={2} size="md">
              {event.product.name}
            </Heading>
            <Text>{t('slot.now', { moment: visitMoment(event.startAt, locale), hours: visitHours(event) })}</Text>
            <Text size="sm" tone="muted">
              {event.location.name}, {event.location.address}, {event.location.city}
            </Text>
            <TherapistOf event={event} />
          </Stack>
        </Stack>
      </Card>
      {event.canChange ? (
        <>
          <Notice tone="info">
            {t('slot.rule', {
              moment: formatDeadline(lastChangeAt(event, notice), locale),
              hours: t('visits.hours', { count: notice }),
            })}
          </Notice>
          {event.asksHealth ? (
            <HealthRules asksHealth />
          ) : (
            <SlotChoice
              kind="visit"
              id={event.id}
              product={event.product}
              locationId={event.location.id}
              startAt={event.startAt}
              therapistId={event.therapist?.isChosen ? event.therapist.id : undefined}
            />
          )}
        </>
      ) : (
        <>
          <Notice tone="warning" title={t('slot.refusedTitle')}>
            {t(reasonOf(event), { hours: t('visits.hours', { count: notice }) })}{' '}
            {event.doneStatus === 'active' ? <CallUs /> : null}
          </Notice>
          <LinkButton variant="secondary" href={href('panel/visits')}>
            {t('slot.toVisits')}
          </LinkButton>
        </>
      )}
    </Stack>
  );
}
