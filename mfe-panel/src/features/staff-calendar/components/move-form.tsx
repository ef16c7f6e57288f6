import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import { type SubmitEvent, useState } from 'react';
import { UNIT_KINDS, type UnitKind } from '../calendar-address';
import { unitsOf } from '../calendar-columns';
import type { WantedMove } from '../move-proposal';
import { GRID_MINUTES } from '../move-proposal';
import { clockMinutes, storeInstant } from '../store-time';
import type { Moves } from '../use-moves';
import { Row } from './panel-style';

/** `''`: the API chooses a free one. */
type Units = Record<UnitKind, string>;

function unitsWanted({ therapist, room, device }: Units): Omit<WantedMove, 'startAt'> {
  return {
    ...(therapist ? { therapistId: therapist } : {}),
    ...(room ? { roomId: room } : {}),
    ...(device ? { deviceId: device } : {}),
  };
}

/** Moves a visit by date, time and units: also far away, and without a mouse. */
export function MoveForm({ event, calendar, moves }: { event: StaffEvent; calendar: StaffCalendar; moves: Moves }) {
  const t = useTranslate();
  const [date, setDate] = useState(storeDateOf(event.startAt));
  const [time, setTime] = useState(formatTime(event.startAt));
  const [units, setUnits] = useState<Units>({ therapist: event.therapist.id, room: '', device: '' });
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!date || !time) return;
    moves.start({ event, move: { startAt: storeInstant(date, clockMinutes(time)), ...unitsWanted(units) } });
  };
  return (
    <form onSubmit={submit} aria-label={t('staff.move.title')}>
      <h3>{t('staff.move.title')}</h3>
      <Row>
        <Field label={t('staff.form.date')}>
          <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Field label={t('staff.form.time')}>
          <TextInput
            type="time"
            step={GRID_MINUTES * 60}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </Field>
        {UNIT_KINDS.map((kind) => (
          <Field key={kind} label={t(`staff.unit.${kind}`)}>
            <Select value={units[kind]} onChange={({ target }) => setUnits({ ...units, [kind]: target.value })}>
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
