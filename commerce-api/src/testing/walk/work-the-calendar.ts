import { loggedInAs } from './people';
import { CallFailed, type Walker } from './walker';

/** The reception's day: a visit by phone, noted, moved, canceled; a therapist away; hours of a holiday. */
export async function workTheCalendar(walker: Walker, salon: string): Promise<void> {
  const { calves } = walker.shop.products;
  const as = await loggedInAs(walker, 'manager');
  await walker.make('GET /admin/salons', { as });
  const startAt = await walker.freeTime(calves, salon, 9);
  const { event } = await walker.make('POST /admin/events', {
    as,
    body: {
      locationId: salon,
      productId: calves,
      startAt,
      customer: { firstName: 'Ewa', lastName: 'Lis', phone: '600 100 200' },
      note: 'pierwsza wizyta',
    },
  });
  const params = { id: event.id };
  await walker.make('GET /admin/desk-visits', { as, query: { phone: '600 100 200' } });
  await walker.make('PUT /admin/events/{id}', {
    as,
    params,
    body: { arrived: true, interview: true, customerCard: true },
  });
  const { customerNote } = await walker.make('POST /admin/events/{id}/customer-notes', {
    as,
    params,
    body: { text: 'Woli przedpołudnia' },
  });
  await walker.make('GET /admin/events/{id}/customer', { as, params });
  await walker.make('DELETE /admin/customer-notes/{id}', { as, params: { id: customerNote.id } });
  const later = await walker.freeTime(calves, salon, 17);
  const moved = await walker.make('PUT /admin/events/{id}/date', { as, params, body: { startAt: later } });
  const day = { locationId: salon, date: later.slice(0, 10) };
  const { cursor } = await walker.make('GET /admin/events', { as, query: { ...day, roomId: moved.event.room.id } });
  const { version } = moved.event;
  await walker.make('PUT /admin/events/{id}/done-status', { as, params, body: { doneStatus: 'canceled', version } });
  await walker.make('GET /admin/events/changes', { as, query: { ...day, after: cursor ?? '' } });

  const free = await walker.freeTime(calves, salon, 24);
  const { therapists } = await walker.make('GET /admin/events', {
    as,
    query: { locationId: salon, date: free.slice(0, 10) },
  });
  const therapistId = therapists.at(-1)?.id;
  if (!therapistId) throw new CallFailed('a salon without therapists');
  const { blockedTime } = await walker.make('POST /admin/blocked-times', {
    as,
    body: {
      locationId: salon,
      therapistId,
      startAt: new Date(Date.parse(free) + 3_600_000 * 2000).toISOString(),
      endAt: new Date(Date.parse(free) + 3_600_000 * 2004).toISOString(),
      reason: 'szkolenie',
    },
  });
  await walker.make('DELETE /admin/blocked-times/{id}', { as, params: { id: blockedTime.id } });
  await changeShifts(walker, salon, therapistId);
}

/** A therapist's week with a break, and a day off. */
async function changeShifts(walker: Walker, salon: string, therapistId: string): Promise<void> {
  const as = await loggedInAs(walker, 'manager');
  const { rotas } = await walker.make('GET /admin/shifts', { as, query: { locationId: salon } });
  const version = rotas.find(({ therapist }) => therapist.id === therapistId)?.version ?? 0;
  const hours = { start: '09:00', end: '20:00', breakStart: '13:00', breakEnd: '13:30' };
  const off = { start: null, end: null, breakStart: null, breakEnd: null };
  const moreBreaks = [{ start: '16:30', end: '16:45' }];
  const rota = {
    week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...hours, moreBreaks })),
    exceptions: [{ date: '2030-12-24', ...off }],
  };
  await walker.make('POST /admin/shift-previews', { as, body: { therapistId, ...rota } });
  await walker.make('PUT /admin/shifts/{id}', { as, params: { id: therapistId }, body: { ...rota, version } });
}
