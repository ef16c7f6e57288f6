import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { PAGE_DEADLINE_MS, PageOutlet } from './page-outlet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page whose script arrives on command. */
function pageOnDemand(text: string) {
  let arrive = () => {};
  const script = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: () => <p>{text}</p> });
  });
  return { page: lazy(() => script), arrive: () => act(async () => arrive()) };
}

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a page whose script takes long is reported as slow, until it is there', async () => {
  const { page, arrive } = pageOnDemand('the page');
  const onSlow = jest.fn();
  render(<PageOutlet pages={{ one: page }} name="one" onSlow={onSlow} />);
  await passing(PAGE_DEADLINE_MS - 1);
  expect(onSlow).not.toHaveBeenCalled();
  await passing(1);
  expect(onSlow).toHaveBeenCalledTimes(1);
  const arrived = jest.fn();
  void onSlow.mock.calls[0][0].then(arrived);
  await passing(0);
  expect(arrived).not.toHaveBeenCalled();
  await arrive();
  screen.getByText('the page');
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('a page that is there in time is not slow, nor is the next one', async () => {
  const onSlow = jest.fn();
  const next = pageOnDemand('the next');
  const pages = { one: () => <p>the first</p>, two: next.page };
  const { rerender } = render(<PageOutlet pages={pages} name="one" onSlow={onSlow} />);
  await passing(PAGE_DEADLINE_MS * 2);
  rerender(<PageOutlet pages={pages} name="two" onSlow={onSlow} />);
  await passing(PAGE_DEADLINE_MS / 2);
  await next.arrive();
  await passing(PAGE_DEADLINE_MS * 2);
  expect(onSlow).not.toHaveBeenCalled();
});

test('each page is waited for from its own beginning', async () => {
  const onSlow = jest.fn();
  const pages = { one: () => <p>the first</p>, two: pageOnDemand('the next').page };
  const { rerender } = render(<PageOutlet pages={pages} name="one" onSlow={onSlow} />);
  await passing(PAGE_DEADLINE_MS * 2);
  rerender(<PageOutlet pages={pages} name="two" onSlow={onSlow} />);
  await passing(PAGE_DEADLINE_MS);
  expect(onSlow).toHaveBeenCalledTimes(1);
});
