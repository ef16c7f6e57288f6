import type { SlotAlternative } from '@aksamit/contracts';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Actions } from './panel-style';

export interface AlternativesProps {
  alternatives: readonly SlotAlternative[];
  /** Only times of the shown salon can be chosen here. */
  locationId: string;
  onChoose(startAt: string): void;
}

/** The nearest free times, when the wanted one is taken: each takes one press. */
export function Alternatives({ alternatives, locationId, onChoose }: AlternativesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const here = alternatives.filter((one) => one.locationId === locationId);
  if (here.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('staff.alternatives')}</legend>
      <Actions>
        {here.map(({ startAt }) => (
          <Button key={startAt} size="sm" variant="secondary" onClick={() => onChoose(startAt)}>
            {formatWeekdayDate(startAt, locale)}, {formatTime(startAt)}
          </Button>
        ))}
      </Actions>
    </fieldset>
  );
}
