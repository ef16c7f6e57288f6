import type { StaffEvent } from '@aksamit/contracts/staff';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Text } from '@aksamit/ui';
import { hoursOf } from '../visit-words';
import { Actions, Parts } from './panel-style';

export interface MovedAwayProps {
  /** The visit where it is now. */
  moved: StaffEvent;
  /** Of the shown calendar. */
  locationId: string;
  onVisit(visit: Pick<StaffEvent, 'id' | 'startAt'>): void;
}

/** A visit that oneself has just moved out of the shown days or salon: where it is, and the way there. */
export function MovedAway({ moved, locationId, onVisit }: MovedAwayProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { location } = moved;
  const where = [formatFullDate(moved.startAt, locale), hoursOf(moved), location.name].join(', ');
  return (
    <Parts>
      <Text>{t('staff.move.away', { where })}</Text>
      {location.id === locationId ? (
        <Actions>
          <Button size="sm" variant="secondary" onClick={() => onVisit(moved)}>
            {t('staff.waiting.showDay')}
          </Button>
        </Actions>
      ) : null}
    </Parts>
  );
}
