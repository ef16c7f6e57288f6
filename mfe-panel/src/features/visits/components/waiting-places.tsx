import type { Event } from '@aksamit/contracts';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Card, Heading, LinkButton, RetryNotice, Stack, Text } from '@aksamit/ui';
import { visitMoment } from '../visit-time';

/** Places on the waiting list: day and salon; a time that became free can be booked at once. */
export function WaitingPlaces({ entries, onLeave }: { entries: readonly Event[]; onLeave(entry: Event): void }) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  if (entries.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="waiting-list">
      <Heading level={2} size="md" id="waiting-list">
        {t('waiting.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('waiting.lead')}
      </Text>
      {entries.map((entry) => {
        const day = formatFullDate(entry.startAt, locale);
        const name = entry.product.name;
        return (
          <Card key={entry.id} tone={entry.offeredStartAt ? 'blush' : 'plain'}>
            <Stack gap={3}>
              <div>
                <strong>{name}</strong>
                <Text size="sm" tone="muted">
                  {day} · {entry.location.name}
                </Text>
              </div>
              {entry.offeredStartAt ? (
                <Text>{t('waiting.offered', { moment: visitMoment(entry.offeredStartAt, locale) })}</Text>
              ) : null}
              <Stack direction="row" gap={4}>
                {entry.offeredStartAt ? (
                  <LinkButton
                    size="sm"
                    href={`${href('panel/visits')}?${new URLSearchParams({ book: entry.orderProductId, salon: entry.location.id })}`}
                    aria-label={t('waiting.bookNamed', { name })}
                  >
                    {t('waiting.book')}
                  </LinkButton>
                ) : null}
                <Button
                  size="sm"
                  variant="quiet"
                  flush
                  onClick={() => onLeave(entry)}
                  aria-label={t('waiting.leaveNamed', { name, day })}
                >
                  {t('waiting.leave')}
                </Button>
              </Stack>
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}

/** An error state: a waiting customer would take silence for a lost place. */
export function WaitingFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const t = useTranslate();
  return (
    <RetryNotice
      title={t('waiting.failed')}
      text={t('waiting.failedText')}
      retryLabel={t('retry')}
      retryName={t('waiting.retryNamed')}
      busy={isBusy}
      onRetry={onRetry}
    />
  );
}
