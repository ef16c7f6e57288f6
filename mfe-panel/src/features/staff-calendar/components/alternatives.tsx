import type { SlotAlternative } from '@aksamit/contracts';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Actions } from './panel-style';

const Choice = styled.fieldset`
  margin-top: 0.75rem;

  & > legend {
    margin-bottom: 0.375rem;
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
`;

export interface AlternativesProps {
  alternatives: readonly SlotAlternative[];
  /** Only times of the shown salon can be chosen here. */
  locationId: string;
  /** Where a visit stands that is moved: not offered. */
  except?: { startAt: string; locationId: string };
  onChoose(startAt: string): void;
}

/** The nearest free times, when the wanted one is taken: each takes one press. */
export function Alternatives({ alternatives, locationId, except, onChoose }: AlternativesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const isExcepted = ({ startAt, ...one }: SlotAlternative) =>
    one.locationId === except?.locationId && Date.parse(startAt) === Date.parse(except.startAt);
  const here = alternatives.filter((one) => one.locationId === locationId && !isExcepted(one));
  if (here.length === 0) return null;
  return (
    <Choice>
      <legend>{t('staff.alternatives')}</legend>
      <Actions>
        {here.map(({ startAt }) => (
          <Button key={startAt} size="sm" variant="secondary" onClick={() => onChoose(startAt)}>
            {formatWeekdayDate(startAt, locale)}, {formatTime(startAt)}
          </Button>
        ))}
      </Actions>
    </Choice>
  );
}
