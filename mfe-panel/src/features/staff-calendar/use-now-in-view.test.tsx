import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useNowInView } from './use-now-in-view';

const axis = { from: 540, to: 1140 };
const columns = ['2026-11-26', '2026-11-27'].map((date) => ({ key: date, date }));

/** A scroller that is 300 pixels high; a minute is two. */
function Grid({
  minutes,
  dates = columns,
  presses = 0,
}: {
  minutes: number;
  dates?: typeof columns;
  presses?: number;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  useNowInView(scroller, { columns: dates, axis, now: { date: '2026-11-27', minutes }, minutePx: 2, presses });
  return (
    <div ref={scroller} data-testid="scroller">
      {dates.map(({ key }) => (
        <div key={key} data-column={key} />
      ))}
    </div>
  );
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

const positionOf = (rendered: ReturnType<typeof render>) => {
  const { scrollTop, scrollLeft } = rendered.getByTestId('scroller');
  return [scrollTop, scrollLeft];
};

test('the present time is a third below the edge, and today’s column beside the hours', () => {
  expect(positionOf(render(<Grid minutes={840} />))).toEqual([500, 700]);
});

test.each([
  ['early in the day at its beginning', <Grid key="early" minutes={550} />, [0, 700]],
  ['before the day begins nothing is scrolled', <Grid key="closed" minutes={300} />, [0, 0]],
  ['another day stays at its beginning', <Grid key="other" minutes={840} dates={columns.slice(0, 1)} />, [0, 0]],
])('%s', (_, grid, position) => {
  expect(positionOf(render(grid))).toEqual(position);
});

test('as the time passes the position stays the viewer’s; when today comes again it is found again', () => {
  const rendered = render(<Grid minutes={840} />);
  const scroller = rendered.getByTestId('scroller');
  scroller.scrollTop = 10;
  rendered.rerender(<Grid minutes={841} />);
  expect(scroller.scrollTop).toBe(10);
  rendered.rerender(<Grid minutes={841} dates={columns.slice(0, 1)} />);
  rendered.rerender(<Grid minutes={841} />);
  expect(scroller.scrollTop).toBe(502);
});

test('Today pressed while today is shown scrolls to the present time again', () => {
  const rendered = render(<Grid minutes={840} />);
  const scroller = rendered.getByTestId('scroller');
  scroller.scrollTop = 10;
  rendered.rerender(<Grid minutes={840} presses={1} />);
  expect(positionOf(rendered)).toEqual([500, 700]);
});
