import type { WaitingPlace } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { Button, Card, Heading, Notice, RetryNotice, Stack, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { useIsInBrowser } from '../../../served-page/use-is-in-browser';
import { useLeaveWaiting, useWaitingPlaces } from '../api/waiting-places';
import { clearOfferToken, offerToken } from '../offer-token';
import type { SlotChoice } from '../use-pick';

interface OwnWaitingPlacesProps {
  /** Only those with a time that has become free, or only those without one; left out: all of them. */
  part?: 'offered' | 'waiting' | undefined;
  /** Holds an offered time for the treatment, adding it to the cart if needed. Rejects with the refusal. */
  onHold(product: WaitingPlace['product'], slot: SlotChoice): Promise<unknown>;
}

/**
 * Days for which the shopper is on the waiting list, and times that became free on them. An offer's link shows them on
 * any device. Renders nothing while there are none. An error is shown once: at the top for a visitor from an offer's
 * link, else below the page's main content.
 */
export function OwnWaitingPlaces(props: OwnWaitingPlacesProps) {
  // An offer's token stands behind the address's #, where no server sees it.
  return useIsInBrowser() ? <Entries {...props} /> : null;
}

function Entries({ part, onHold }: OwnWaitingPlacesProps) {
  const t = useTranslate();
  const id = useId();
  const [token] = useState(() => offerToken(window.location.hash));
  const { data: all, isError, isFetching, refetch } = useWaitingPlaces(token);
  const leave = useLeaveWaiting(token);
  const hadSome = useRef(false);
  const showsErrors = part === undefined || (part === 'offered') === (token !== null);
  if (!all) return isError && showsErrors ? <EntriesFailed isBusy={isFetching} onRetry={() => void refetch()} /> : null;
  hadSome.current ||= all.length > 0;
  // Only for a late visitor: not shown after booking the time or leaving the list.
  if (all.length === 0 && token !== null && part !== 'waiting' && !hadSome.current)
    return <Notice>{t('waiting.gone')}</Notice>;
  const entries = part ? all.filter(({ offeredStartAt }) => (offeredStartAt !== null) === (part === 'offered')) : all;
  if (entries.length === 0) return null;
  return (
    <Card as="section" tone="blush" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="md" id={id}>
          {t('waiting.title')}
        </Heading>
        <Stack as="ul" gap={4}>
          {entries.map((slot) => (
            <li key={slot.id}>
              <OwnEntry
                slot={slot}
                isLeaving={leave.isPending}
                onLeave={() => leave.mutate(slot.id, { onSuccess: clearOfferToken })}
                onHold={async (offered) => {
                  await onHold(slot.product, offered);
                  clearOfferToken();
                  leave.mutate(slot.id);
                }}
              />
            </li>
          ))}
        </Stack>
        {leave.error ? (
          <Notice tone="alert" announce="assertive">
            {messageOfError(leave.error, t)}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}

/** An error state: a waiting customer would take silence for a lost place. */
function EntriesFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
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

const When = styled(Text)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

interface OwnEntryProps {
  slot: WaitingPlace;
  isLeaving: boolean;
  onLeave(): void;
  onHold(slot: SlotChoice): Promise<unknown>;
}

function OwnEntry({ slot: { product, location, date, offeredStartAt }, isLeaving, onLeave, onHold }: OwnEntryProps) {
  const t = useTranslate();
  const { holdMinutes } = useMarketPolicies();
  const locale = useLocaleFormats();
  const bus = useBus();
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const day = formatWeekdayDate(date, locale);
  const when = offeredStartAt ? `${formatWeekdayDate(offeredStartAt, locale)}, ${formatTime(offeredStartAt)}` : null;
  const hold = async (startAt: string) => {
    setState({ isBusy: true, error: null });
    try {
      await onHold({ locationId: location.id, startAt });
      bus.publish('toast', { type: 'success', message: t('waiting.held', { when: when ?? '' }) });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <Stack gap={2}>
      <strong>{product.name}</strong>
      <When size="sm">{`${day}, ${location.name}, ${location.city}`}</When>
      {offeredStartAt && when ? (
        <Notice tone="success" title={t('waiting.offered', { when })}>
          {t('waiting.offeredText', { count: holdMinutes })}
        </Notice>
      ) : (
        <Text size="sm" tone="muted">
          {t('waiting.waits')}
        </Text>
      )}
      {state.error ? (
        <Notice tone="warning" announce="assertive">
          {messageOfError(state.error, t)}
        </Notice>
      ) : null}
      <Stack direction="row" gap={3}>
        {offeredStartAt ? (
          <Button size="sm" busy={state.isBusy} onClick={() => void hold(offeredStartAt)}>
            {t('waiting.hold', { time: formatTime(offeredStartAt) })}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          flush={!offeredStartAt}
          busy={isLeaving}
          aria-label={`${t('waiting.leave')}: ${product.name}, ${day}`}
          onClick={onLeave}
        >
          {t('waiting.leave')}
        </Button>
      </Stack>
    </Stack>
  );
}
