import type { DeskLead } from '@aksamit/contracts/staff';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, type BadgeProps } from '@aksamit/ui';
import { deskClock, toneOfClock } from '../desk-clock';

const TONES: Record<DeskLead['state'], BadgeProps['tone']> = {
  new: 'soft',
  inProgress: 'warning',
  answered: 'success',
  accepted: 'success',
  rejected: 'neutral',
};

/** State of a form in words. */
export function CaseState({ state }: { state: DeskLead['state'] }) {
  const t = useTranslate();
  return <Badge tone={TONES[state]}>{t(`staff.desk.states.${state}`)}</Badge>;
}

/** How long there is for an answer, in words; of a closed form when it was closed. */
export function CaseClock({ lead, now }: { lead: Pick<DeskLead, 'answerBy' | 'closedAt'>; now: Date }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const clock = deskClock(lead, now);
  if (clock.kind === 'closed') return t('staff.desk.clock.closed', { date: formatDate(lead.closedAt ?? now, locale) });
  const count = 'days' in clock ? clock.days : 0;
  return <Badge tone={toneOfClock(clock)}>{t(`staff.desk.clock.${clock.kind}`, { count })}</Badge>;
}
