import { mayMarkNow } from './mark-time-rules';

test('before it begins a visit can only be canceled', () => {
  const marks = ['done', 'noShow', 'refused', 'canceled'] as const;
  const now = new Date('2026-11-21T10:00:00Z');
  const later = new Date('2026-11-21T10:00:01Z');
  expect(marks.filter((mark) => mayMarkNow(mark, later, now))).toEqual(['canceled']);
  expect(marks.filter((mark) => mayMarkNow(mark, now, now))).toEqual([...marks]);
});
