import { noShowShare, occupancyShare, visitRows, visitTotal } from './visit-rows';

const none = { booked: 0, done: 0, noShow: 0, refused: 0, canceled: 0 };

test('each day has a row, months are sums, and the total is that of all', () => {
  const days = [
    { ...none, date: '2026-10-31', done: 3, noShow: 1 },
    { ...none, date: '2026-11-02', done: 1, canceled: 2 },
  ];
  const range = { from: '2026-10-31', to: '2026-11-02' };
  expect(visitRows(days, { ...range, step: 'day' }).map(({ period, done }) => [period, done])).toEqual([
    ['2026-10-31', 3],
    ['2026-11-01', 0],
    ['2026-11-02', 1],
  ]);
  const months = visitRows(days, { ...range, step: 'month' });
  expect(months.map(({ period, done }) => [period, done])).toEqual([
    ['2026-10', 3],
    ['2026-11', 1],
  ]);
  expect(visitTotal(months)).toEqual({ ...none, period: '', done: 4, noShow: 1, canceled: 2 });
});

test('shares are of what is known, and none where nothing is', () => {
  expect([noShowShare({ done: 3, noShow: 1 }), noShowShare({ done: 0, noShow: 0 })]).toEqual([0.25, null]);
  const share = (visitMinutes: number, openMinutes: number) => occupancyShare({ visitMinutes, openMinutes });
  expect([share(300, 600), share(30, 0)]).toEqual([0.5, null]);
});
