import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { clockOf } from '../../../staff-kit/store-time';
import type { CalendarColumn } from '../calendar-columns';
import type { MoveProposal } from '../move-proposal';
import { customerName } from '../visit-words';

/** Announces where a visit would be while keys move it. */
export function MoveAnnouncement(props: { proposal: MoveProposal | null; column: CalendarColumn | undefined }) {
  const { proposal, column } = props;
  const t = useTranslate();
  const locale = useLocaleFormats();
  const text =
    proposal && column
      ? t('staff.move.at', {
          name: customerName(proposal.event, t),
          day: formatWeekdayDate(column.date, locale),
          time: clockOf(proposal.from),
          unit: column.unit?.name ?? proposal.event.therapist.name,
        })
      : '';
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
