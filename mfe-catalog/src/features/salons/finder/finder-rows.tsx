import type { ListedSalon } from '../api/list-salons';
import { SalonRows } from '../components/salon-rows';
import { ChoiceRows } from './choice-rows';
import type { RowChoice } from './row-choice';

interface FinderRowsProps {
  salons: readonly ListedSalon[];
  choice: RowChoice;
  /** Accessible name of the list. */
  label: string;
}

/** The rows of salons as the finder's mode wants them. */
export function FinderRows({ salons, choice, label }: FinderRowsProps) {
  if (choice.mode === 'link') return <SalonRows salons={salons} now={Date.now()} showCity label={label} />;
  return <ChoiceRows salons={salons} choice={choice} label={label} />;
}
