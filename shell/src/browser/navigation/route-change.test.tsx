import { act, render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { HEAD_SET_EVENT } from './document-head';
import { followRouteChanges } from './route-change';

const announced: string[] = [];
followRouteChanges((text) => announced.push(text));

let main: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<a href="/">Start</a><main id="main" tabindex="-1"></main>';
  main = document.getElementById('main') ?? document.body;
  announced.length = 0;
});

const Before = () => <h1>Koszyk</h1>;

let visited = 0;
/** Goes to another address, as the host does once the module there is mounted. */
function arrive(): void {
  visited += 1;
  window.history.pushState({}, '', `/page-${visited}/`);
  window.dispatchEvent(new Event('single-spa:routing-event'));
}
/** Observers are notified after the task that changed something. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const focused = () => document.activeElement?.textContent;

test('the heading of a page whose script comes later has the focus, not the hidden one of the page before', async () => {
  let come = (_page: { default: () => React.ReactElement }) => {};
  const Later = lazy(
    () =>
      new Promise<{ default: () => React.ReactElement }>((resolve) => {
        come = resolve;
      }),
  );
  const show = (Page: React.ComponentType) => (
    <Suspense fallback={<p>…</p>}>
      <Page />
    </Suspense>
  );
  const { rerender } = render(show(Before), { container: main });
  rerender(show(Later));
  // Still in the document, but it cannot be focused.
  expect(main.querySelector('h1')?.style.display).toBe('none');
  arrive();
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  await act(async () => come({ default: () => <h1>Rezerwacja</h1> }));
  await nextTask();
  expect(focused()).toBe('Rezerwacja');
});

test('a heading that takes the place of a loading one takes the focus over', async () => {
  main.innerHTML = '<h1>Wczytujemy</h1>';
  arrive();
  expect(focused()).toBe('Wczytujemy');
  main.innerHTML = '';
  await nextTask();
  main.innerHTML = '<h1>Depilacja nóg</h1>';
  await nextTask();
  expect(focused()).toBe('Depilacja nóg');
});

test('a visitor who has moved the focus on is not called back', async () => {
  main.innerHTML = '<h1>Wczytujemy</h1>';
  arrive();
  document.querySelector('a')?.focus();
  main.innerHTML = '<h1>Depilacja nóg</h1>';
  await nextTask();
  expect(focused()).toBe('Start');
});

test('a link that stays in the document after it was followed gives its focus up', async () => {
  document.querySelector('a')?.focus();
  arrive();
  main.innerHTML = '<h1>Salony</h1>';
  await nextTask();
  expect(focused()).toBe('Salony');
});

test('without a heading the main part has the focus, until the heading comes', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    arrive();
    jest.advanceTimersByTime(2_000);
    expect(document.activeElement).toBe(main);
  } finally {
    jest.useRealTimers();
  }
  main.innerHTML = '<h1>Spóźniona</h1>';
  await nextTask();
  expect(focused()).toBe('Spóźniona');
});

test('the page is announced once, by the title that it sets', async () => {
  arrive();
  document.title = 'Salony';
  window.dispatchEvent(new Event(HEAD_SET_EVENT));
  await nextTask();
  expect(announced).toEqual(['Salony']);
});

test('a page whose scripts take long is announced by its own title, never by that of the page before', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    document.title = 'Cennik';
    window.dispatchEvent(new Event(HEAD_SET_EVENT));
    arrive();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(announced).toEqual([]);
    // Like a page that is built without the kit.
    document.title = 'Koszyk';
    await jest.advanceTimersByTimeAsync(2_000);
    expect(announced).toEqual(['Koszyk']);
  } finally {
    jest.useRealTimers();
  }
});
