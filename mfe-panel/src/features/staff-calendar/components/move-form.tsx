import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import { type SubmitEvent, useState } from 'react';
import { clockMinutes, storeInstant } from '../../../staff-kit/store-time';
import { UNIT_KINDS, type UnitKind } from '../calendar-address';
import { unitsOf } from '../calendar-columns';
import type { WantedMove } from '../move-proposal';
import { GRID_MINUTES } from '../move-proposal';
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

interface Typed {
  /** The visit as it was when somebody began to type: a colleague's change since then is a conflict. */
  seen: StaffEvent;
  date: string;
  time: string;
  units: Units;
}

const fieldsOf = (event: StaffEvent): Typed => ({
  seen: event,
  date: storeDateOf(event.startAt),
  time: formatTime(event.startAt),
  units: { therapist: event.therapist.id, room: '', device: '' },
});

/**
 * Moves a visit by date, time and units: also far away, and without a mouse. Until something is typed it follows the
 * visit; then it stays as it is until the move was made.
 */
export function MoveForm({ event, calendar, moves }: { event: StaffEvent; calendar: StaffCalendar; moves: Moves }) {
  const t = useTranslate();
  const [typed, setTyped] = useState<Typed | null>(null);
  const fields = typed ?? fieldsOf(event);
  const { seen, date, time, units } = fields;
  const type = (change: Partial<Typed>) => setTyped({ ...fields, ...change });
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (!date || !time) return;
    const move = { startAt: storeInstant(date, clockMinutes(time)), ...unitsWanted(units) };
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
      <Row>
        <Field label={t('staff.form.date')}>
          <TextInput type="date" value={date} onChange={({ target }) => type({ date: target.value })} />
        </Field>
        <Field label={t('staff.form.time')}>
          <TextInput
            type="time"
            step={GRID_MINUTES * 60}
            value={time}
            onChange={({ target }) => type({ time: target.value })}
          />
        </Field>
        {UNIT_KINDS.map((kind) => (
          <Field key={kind} label={t(`staff.unit.${kind}`)}>
            <Select value={units[kind]} onChange={({ target }) => type({ units: { ...units, [kind]: target.value } })}>
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
