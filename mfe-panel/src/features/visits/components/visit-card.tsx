import type { Event } from '@aksamit/contracts';
import { downloadFile } from '@aksamit/module-sdk/api';
import { formatDeadline, formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Card, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { DownloadButton } from '../../../downloads/download-button';
import { PhoneLink } from '../../../states/phone-link';
import { useNoticeHours } from '../use-notice-hours';
import { lastChangeAt } from '../visit-rules';
import { visitHours, visitMoment } from '../visit-time';
import { PreparationNotes } from './preparation-notes';
import { TherapistOf } from './therapist-of';
import { VisitLeaf } from './visit-leaf';

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 1rem;

  & > div:last-child {
    min-width: 0;
    flex: 1;
  }
`;

export interface VisitCardProps {
  event: Event;
  headingLevel: 2 | 3;
  onCancel(): void;
}

/** An upcoming visit: when, where, what; how to prepare; move and cancel, with their rule stated first. */
export function VisitCard({ event, headingLevel, onCancel }: VisitCardProps) {
  const t = useTranslate();
  return (
    <Card as="article" aria-labelledby={`visit-${event.id}`}>
      <Stack gap={4}>
        <VisitSummary event={event} headingLevel={headingLevel} />
        {event.needsGuardian ? <Notice tone="warning">{t('visits.guardian')}</Notice> : null}
        <ChangeRule event={event} />
        <Stack direction="row" gap={4}>
          {event.canChange ? <ChangeActions event={event} onCancel={onCancel} /> : null}
          {event.orderId ? <CalendarDownload event={event} orderId={event.orderId} /> : null}
        </Stack>
        <PreparationNotes categoryCode={event.product.categoryCode} id={`preparation-${event.id}`} />
      </Stack>
    </Card>
  );
}

/** Treatment, time and salon, beside the day as a calendar leaf. */
function VisitSummary({ event, headingLevel }: Pick<VisitCardProps, 'event' | 'headingLevel'>) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { location } = event;
  return (
    <Row>
      <VisitLeaf startAt={event.startAt} locale={locale} />
      <Stack gap={1}>
        <Heading level={headingLevel} size="sm" id={`visit-${event.id}`}>
          {event.product.name}
        </Heading>
        <Text>
          <time dateTime={event.startAt}>
            {formatFullDate(event.startAt, locale)}, <strong>{visitHours(event)}</strong>
          </time>
        </Text>
        <Text size="sm" tone="muted">
          {location.name}, {location.address}, {location.city}
        </Text>
        <TherapistOf event={event} />
        {event.totalCount > 1 ? (
          <Text size="sm" tone="muted">
            {t('visits.doneOf', { done: event.doneCount, count: event.totalCount })}
          </Text>
        ) : null}
      </Stack>
    </Row>
  );
}

/** Until when the visit can be moved and canceled, or why it no longer can. */
function ChangeRule({ event }: { event: Event }) {
  const t = useTranslate();
  const notice = useNoticeHours(event);
  const locale = useLocaleFormats();
  const hours = t('visits.hours', { count: notice });
  if (event.canChange) {
    return (
      <Text size="sm" tone="muted" id={`rule-${event.id}`}>
        {t('visits.changeUntil', { moment: formatDeadline(lastChangeAt(event, notice), locale), hours })}
      </Text>
    );
  }
  return (
    <Notice tone="info">
      {t(event.isFinal ? 'visits.isFinal' : 'visits.tooLate', { hours })} {t('visits.callUs')} <PhoneLink />
    </Notice>
  );
}

/** Moves or cancels the visit; described by the rule of its change. */
function ChangeActions({ event, onCancel }: Pick<VisitCardProps, 'event' | 'onCancel'>) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const named = { name: event.product.name, moment: visitMoment(event.startAt, locale) };
  return (
    <>
      <LinkButton
        size="sm"
        variant="secondary"
        href={`${href('panel/visits')}?${new URLSearchParams({ move: event.id })}`}
        aria-label={t('visits.moveNamed', named)}
        aria-describedby={`rule-${event.id}`}
      >
        {t('visits.move')}
      </LinkButton>
      <Button
        size="sm"
        variant="quiet"
        flush
        onClick={onCancel}
        aria-label={t('visits.cancelNamed', named)}
        aria-describedby={`rule-${event.id}`}
      >
        {t('visits.cancel')}
      </Button>
    </>
  );
}

/** Downloads the order's visits as a calendar file. */
function CalendarDownload({ event, orderId }: { event: Event; orderId: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <DownloadButton
      size="sm"
      variant="quiet"
      flush
      fetchFile={(http) => downloadFile(http, 'GET /orders/{id}/calendar', { params: { id: orderId } })}
      fileName="aksamit.ics"
      aria-label={t('visits.calendarNamed', { name: event.product.name, moment: visitMoment(event.startAt, locale) })}
    >
      <CalendarPlus aria-hidden="true" />
      {t('visits.calendar')}
    </DownloadButton>
  );
}
