import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { Button, Dialog, joinShortWords, Notice, Stack } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { Salon } from '../api/list-salons';
import { isFinalTime } from '../cancellation-notice-rule';
import type { SlotChoice } from '../use-pick';

const Times = styled.dl`
  display: grid;
  gap: ${space(3)};

  & dt {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & dd {
    margin: 0;
  }
  & strong {
    display: block;
  }
  & strong::first-letter {
    text-transform: uppercase;
  }
`;

export interface ConfirmTimeProps {
  /** Whether a visit is moved or a new one booked. */
  words: 'move' | 'book';
  /** The time that was pressed; null: no question is open. */
  requested: SlotChoice | null;
  /** Where and when the visit is now; null: it has no time yet. */
  current: SlotChoice | null;
  salons: readonly Salon[];
  onConfirm(slot: SlotChoice): void;
  onClose(): void;
}

/**
 * Confirms a change of the time: the old and the new one side by side, and what can no longer be changed. Closing it,
 * by Escape too, leaves everything as it was, with the focus on the time that was pressed.
 */
export function ConfirmTime({ requested, onClose, ...question }: ConfirmTimeProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={requested !== null}
      title={t(`confirm.${question.words}.title`)}
      closeLabel={t('confirm.close')}
      onClose={onClose}
    >
      {requested ? <Question requested={requested} onClose={onClose} {...question} /> : null}
    </Dialog>
  );
}

interface QuestionProps extends ConfirmTimeProps {
  requested: SlotChoice;
}

function Question({ requested, current, salons, words, onConfirm, onClose }: QuestionProps) {
  const t = useTranslate();
  const { cancellationNoticeHours } = useMarketPolicies();
  const isFinal = isFinalTime(requested.startAt, new Date(), cancellationNoticeHours);
  return (
    <Stack gap={5}>
      <Times>
        {current ? <TimeAt label={t('confirm.now')} slot={current} salons={salons} /> : null}
        <TimeAt label={t(current ? 'confirm.then' : 'confirm.time')} slot={requested} salons={salons} />
      </Times>
      {isFinal ? (
        <Notice tone="warning" title={t('confirm.final')}>
          {t('confirm.finalText', { count: cancellationNoticeHours })}
        </Notice>
      ) : (
        <p>{t('confirm.rule', { count: cancellationNoticeHours })}</p>
      )}
      <Stack direction="row" gap={3}>
        <Button onClick={() => onConfirm(requested)}>{t(`confirm.${words}.yes`)}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('confirm.back')}
        </Button>
      </Stack>
    </Stack>
  );
}

function TimeAt({ label, slot, salons }: { label: string; slot: SlotChoice; salons: readonly Salon[] }) {
  const locale = useLocaleFormats();
  const salon = salons.find(({ id }) => id === slot.locationId);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{`${formatWeekdayDate(slot.startAt, locale)}, ${formatTime(slot.startAt)}`}</strong>
        {salon ? joinShortWords(`${salon.name}, ${salon.address}`) : null}
      </dd>
    </div>
  );
}
