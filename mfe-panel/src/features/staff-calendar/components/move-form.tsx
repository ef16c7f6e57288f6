import type { StaffCalendar, StaffEvent, StaffSalon } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';
import { useStaffSalons } from '../../../staff-kit/salons/use-salon-names';
import { clockMinutes, storeInstant } from '../../../staff-kit/store-time';
import { UNIT_KINDS, type UnitKind } from '../calendar-address';
import { unitsOf } from '../calendar-columns';
import type { WantedMove } from '../move-proposal';
import { GRID_MINUTES } from '../move-proposal';
import type { Moves } from '../use-moves';
import { FreeTimes } from './free-times';
import { Row } from './panel-style';

/** Below the fields, once something was typed. */
const Times = styled.div`
  margin-top: 0.75rem;
`;

/** `''`: the API chooses a free one. */
type Units = Record<UnitKind, string>;

function unitsWanted({ therapist, room, device }: Units): Omit<WantedMove, 'startAt'> {
  return {
    ...(therapist ? { therapistId: therapist } : {}),
    ...(room ? { roomId: room } : {}),
    ...(device ? { deviceId: device } : {}),
  };
}

interface Typed {
  /** The visit as it was when somebody began to type: a colleague's change since then is a conflict. */
  seen: StaffEvent;
  /** Id of the salon. */
  salon: string;
  date: string;
  time: string;
  units: Units;
}

const fieldsOf = (event: StaffEvent): Typed => ({
  seen: event,
  salon: event.location.id,
  date: storeDateOf(event.startAt),
  time: formatTime(event.startAt),
  units: { therapist: event.therapist.id, room: '', device: '' },
});

export interface MoveFormProps {
  event: StaffEvent;
  calendar: StaffCalendar;
  moves: Moves;
  /** Who works at the desk: a visit moves between their salons. */
  user: { id: string; role: string };
}

/**
 * Moves a visit by salon, date, time and units: also far away, and without a mouse. Until something is typed it follows the
 * visit; then it stays as it is until the move was made.
 */
export function MoveForm({ event, calendar, moves, user }: MoveFormProps) {
  const t = useTranslate();
  const salons = useStaffSalons(user);
  const [typed, setTyped] = useState<Typed | null>(null);
  const fields = typed ?? fieldsOf(event);
  const { seen, salon, date, time, units } = fields;
  const isElsewhere = salon !== event.location.id;
  const type = (change: Partial<Typed>) => setTyped({ ...fields, ...change });
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!date || !time) return;
    // Units of the other salon are chosen there, by what is free.
    const where = isElsewhere ? { locationId: salon } : unitsWanted(units);
    const move = { startAt: storeInstant(date, clockMinutes(time)), ...where };
    moves.start({
      event: seen,
      move,
      onMoved: () => setTyped(null),
      onConflict: (now) => setTyped({ ...fields, seen: now }),
    });
  };
  return (
    <form onSubmit={submit} aria-label={t('staff.move.title')}>
      <h3>{t('staff.move.title')}</h3>
      <MoveFields fields={fields} calendar={calendar} salons={salons} isElsewhere={isElsewhere} onType={type} />
      {typed ? (
        <Times>
          <FreeTimes
            of={{
              locationId: salon,
              productId: event.product.id,
              date,
              therapistId: isElsewhere ? '' : units.therapist,
            }}
            time={time}
            onTime={(chosen) => type({ time: chosen })}
            onDate={(chosen) => type({ date: chosen })}
          />
        </Times>
      ) : null}
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        busy={moves.pending !== null}
        style={{ marginTop: '0.75rem' }}
      >
        {t('staff.move.action')}
      </Button>
    </form>
  );
}

interface MoveFieldsProps {
  fields: Typed;
  calendar: StaffCalendar;
  salons: readonly StaffSalon[];
  /** In another salon, whose units are not known here. */
  isElsewhere: boolean;
  onType(change: Partial<Typed>): void;
}

function MoveFields({ fields: { salon, date, time, units }, calendar, salons, isElsewhere, onType }: MoveFieldsProps) {
  const t = useTranslate();
  return (
    <Row>
      {salons.length > 1 ? (
        <Field label={t('staff.move.salon')}>
          <Select value={salon} onChange={({ target }) => onType({ salon: target.value })}>
            {salons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={t('staff.form.date')}>
        <TextInput type="date" value={date} onChange={({ target }) => onType({ date: target.value })} />
      </Field>
      <Field label={t('staff.form.time')}>
        <TextInput
          type="time"
          step={GRID_MINUTES * 60}
          value={time}
          onChange={({ target }) => onType({ time: target.value })}
        />
      </Field>
      {(isElsewhere ? [] : UNIT_KINDS).map((kind) => (
        <Field key={kind} label={t(`staff.unit.${kind}`)}>
          <Select value={units[kind]} onChange={({ target }) => onType({ units: { ...units, [kind]: target.value } })}>
            <option value="">{t('staff.form.anyUnit')}</option>
            {unitsOf(calendar, kind).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </Row>
  );
}
