import { render } from '@testing-library/react';
import { useRef } from 'react';
import { staffVisit } from '../../testing/staff-fixtures';
import type { CalendarColumn } from './calendar-columns';
import { nearestPosition, useItemInView } from './use-item-in-view';

test.each([
  ['in view stays', { from: 120, to: 180 }, 100],
  ['before the view is led to, with what is around', { from: 60, to: 90 }, 36],
  ['at the very beginning', { from: 10, to: 40 }, 0],
  ['behind the view', { from: 380, to: 420 }, 244],
  ['longer than the view begins at its edge', { from: 350, to: 900 }, 350],
])('a span %s', (_, span, position) => {
  expect(nearestPosition(span, 100, 200)).toBe(position);
});

const axis = { from: 540, to: 1140 };
const visit = { kind: 'visit', id: 'v1', from: 840, to: 870, lane: 0, lanes: 1, event: staffVisit() } as const;
const columns: Pick<CalendarColumn, 'key' | 'items'>[] = [
  { key: '2026-11-27 1', items: [] },
  { key: '2026-11-27 2', items: [visit] },
];

/** A scroller that is 300 pixels high and wide; a minute is two. */
function Grid({ openItem }: { openItem: string | null }) {
  const scroller = useRef<HTMLDivElement>(null);
  useItemInView(scroller, { columns, axis, openItem, minutePx: 2 });
  return (
    <div ref={scroller} data-testid="scroller">
      {columns.map(({ key }) => (
        <div key={key} data-column={key} />
      ))}
    </div>
  );
}

beforeEach(() => {
  for (const side of ['clientHeight', 'clientWidth'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
});
afterEach(() => jest.restoreAllMocks());

test('what is opened is scrolled to, in its column and at its time; afterwards the position is the viewer’s', () => {
  const rendered = render(<Grid openItem={null} />);
  const scroller = rendered.getByTestId('scroller');
  expect([scroller.scrollTop, scroller.scrollLeft]).toEqual([0, 0]);
  rendered.rerender(<Grid openItem="v1" />);
  expect([scroller.scrollTop, scroller.scrollLeft]).toEqual([384, 400]);
  scroller.scrollTop = 10;
  rendered.rerender(<Grid openItem="v1" />);
  expect(scroller.scrollTop).toBe(10);
});
