import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import type { CalendarColumn } from '../calendar-columns';
import { obstacleOf, type WallClock } from '../move-obstacle';
import { obstacleWords, proposedWords } from '../move-words';
import type { MoveStep } from '../use-move-mode';
import { customerName, stateWord } from '../visit-words';

export interface MoveAnnouncementProps {
  step: MoveStep | null;
  /** The column that the step is in. */
  column: CalendarColumn | undefined;
  now: WallClock;
}

/** Announces from where keys move a visit, where it would be after each, and what is in the way there. */
export function MoveAnnouncement(props: MoveAnnouncementProps) {
  const text = useStepWords(props);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

function useStepWords({ step, column, now }: MoveAnnouncementProps): string {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (!step || !column) return '';
  const { event } = step.proposal;
  const where = proposedWords(step.proposal, column, locale);
  const values = { name: customerName(event, t), where, state: stateWord(event.doneStatus, t) };
  const text = t(`staff.move.steps.${step.kind}`, values);
  const obstacle = step.kind === 'at' ? obstacleOf(step.proposal, column, now) : null;
  return obstacle ? `${text} ${obstacleWords(obstacle, t)}` : text;
}
