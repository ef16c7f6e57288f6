import { alicja, beata, staffCalendar, staffVisit } from '../../testing/staff-fixtures';
import { readAddress } from './calendar-address';
import { calendarColumns } from './calendar-columns';
import { formerMove, nudged, proposalOf, wantedMove, withinAxis } from './move-proposal';

const axis = { from: 540, to: 1080 };
const columns = calendarColumns(staffCalendar(), readAddress(new URLSearchParams(), '2026-11-27'), () => axis);
const event = staffVisit();
const proposal = proposalOf(event, '2026-11-27 1');

test('arrow keys move by a quarter of an hour and by a column, within what is shown', () => {
  const press = (keys: string[]) => keys.reduce((at, key) => nudged(at, key, { columns, axis }) ?? at, proposal);
  expect(press(['ArrowDown', 'ArrowRight'])).toMatchObject({ from: 615, column: '2026-11-27 2' });
  expect(press(['ArrowUp', 'ArrowLeft'])).toMatchObject({ from: 585, column: '2026-11-27 1' });
  expect(nudged(proposal, 'x', { columns, axis })).toBeNull();
});

test('a visit begins on the grid and ends on the axis', () => {
  expect([500, 607, 608, 1070].map((minutes) => withinAxis(axis, event, minutes))).toEqual([540, 600, 615, 1050]);
});

test('a move names the time and the unit of the column, and keeps the therapist', () => {
  const at = { date: '2026-11-27', unit: beata };
  expect(wantedMove({ ...proposal, from: 660 }, at, 'therapist')).toEqual({
    startAt: '2026-11-27T10:00:00.000Z',
    therapistId: beata.id,
  });
  expect(wantedMove(proposal, { date: '2026-11-28', unit: { id: '2', name: 'Gabinet 2' } }, 'room')).toEqual({
    startAt: '2026-11-28T09:00:00.000Z',
    therapistId: alicja.id,
    roomId: '2',
  });
  expect(wantedMove(proposal, { date: '2026-11-27', unit: null }, 'therapist')).toBeNull();
  expect(wantedMove(proposal, { date: '2026-11-27', unit: alicja }, 'therapist')).toBeNull();
});

test('undo restores time, room, device and therapist, and the salon where it is another one', () => {
  const former = { startAt: event.startAt, roomId: '1', deviceId: '1', therapistId: '1' };
  expect(formerMove(event, event)).toEqual(former);
  const elsewhere = { ...event, location: { id: '2', name: 'Aksamit Wola' } };
  expect(formerMove(event, elsewhere)).toEqual({ ...former, locationId: '1' });
});
