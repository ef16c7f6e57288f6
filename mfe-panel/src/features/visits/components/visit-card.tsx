import type { Event } from '@aksamit/contracts';
import { downloadFile } from '@aksamit/module-sdk/api';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Card, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { DownloadButton } from '../../../downloads/download-button';
import { PhoneLink } from '../../../states/phone-link';
import { useNoticeHours } from '../use-notice-hours';
import { lastChangeAt } from '../visit-rules';
import { visitDay, visitHours, visitMoment } from '../visit-time';
import { PreparationNotes } from './preparation-notes';
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
  const notice = useNoticeHours(event);
  const href = useHref();
  const locale = useLocaleFormats();
  const { product, location, canChange, orderId } = event;
  const moment = visitMoment(event.startAt, locale);
  const move = `${href('panel/visits')}?${new URLSearchParams({ move: event.id })}`;
  return (
    <Card as="article" aria-labelledby={`visit-${event.id}`}>
      <Stack gap={4}>
        <Row>
          <VisitLeaf startAt={event.startAt} locale={locale} />
          <Stack gap={1}>
            <Heading level={headingLevel} size="sm" id={`visit-${event.id}`}>
              {product.name}
            </Heading>
            <Text>
              <time dateTime={event.startAt}>
                {visitDay(event.startAt, locale)}, <strong>{visitHours(event)}</strong>
              </time>
            </Text>
            <Text size="sm" tone="muted">
              {location.name}, {location.address}, {location.city}
            </Text>
            {event.totalCount > 1 ? (
              <Text size="sm" tone="muted">
                {t('visits.doneOf', { done: event.doneCount, count: event.totalCount })}
              </Text>
            ) : null}
          </Stack>
        </Row>
        {event.needsGuardian ? <Notice tone="warning">{t('visits.guardian')}</Notice> : null}
        {canChange ? (
          <Text size="sm" tone="muted" id={`rule-${event.id}`}>
            {t('visits.changeUntil', {
              moment: visitMoment(lastChangeAt(event, notice), locale),
              hours: t('visits.hours', { count: notice }),
            })}
          </Text>
        ) : (
          <Notice tone="info">
            {t(event.isFinal ? 'visits.isFinal' : 'visits.tooLate', { hours: t('visits.hours', { count: notice }) })}{' '}
            {t('visits.callUs')} <PhoneLink />
          </Notice>
        )}
        <Stack direction="row" gap={4}>
          {canChange ? (
            <>
              <LinkButton
                size="sm"
                variant="secondary"
                href={move}
                aria-label={t('visits.moveNamed', { name: product.name, moment })}
                aria-describedby={`rule-${event.id}`}
              >
                {t('visits.move')}
              </LinkButton>
              <Button
                size="sm"
                variant="quiet"
                flush
                onClick={onCancel}
                aria-label={t('visits.cancelNamed', { name: product.name, moment })}
                aria-describedby={`rule-${event.id}`}
              >
                {t('visits.cancel')}
              </Button>
            </>
          ) : null}
          {orderId ? (
            <DownloadButton
              size="sm"
              variant="quiet"
              flush
              fetchFile={(http) => downloadFile(http, 'GET /orders/{id}/calendar', { params: { id: orderId } })}
              fileName="aksamit.ics"
              aria-label={t('visits.calendarNamed', { name: product.name, moment })}
            >
              <CalendarPlus aria-hidden="true" />
              {t('visits.calendar')}
            </DownloadButton>
          ) : null}
        </Stack>
        <PreparationNotes categoryCode={product.categoryCode} id={`preparation-${event.id}`} />
      </Stack>
    </Card>
  );
}
