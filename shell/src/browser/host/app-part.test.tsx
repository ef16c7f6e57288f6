import { waitFor } from '@testing-library/react';
import { createAppStarter } from './app-part';
import type { AppScripts, HostParts } from './host-services';

const folder = '/assets/shell/1.0.0/browser/';

function starter(prepare: (attempt: number) => Promise<void> = async () => undefined) {
  const calls = { started: 0, failed: [] as unknown[], retried: 0 };
  const app = createAppStarter({
    folder,
    parts: {} as HostParts,
    prepare,
    onRetry: () => {
      calls.retried += 1;
    },
    onFailed: (error) => calls.failed.push(error),
    onStarted: () => {
      calls.started += 1;
    },
  });
  return { app, calls };
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
/** What the entry script does. */
const run = (app: AppScripts['app'] = works) =>
  window.aksamitApp?.({ app, islands: async () => ({ startIslandsPart: () => void ran.push('islands') }) });
const works: AppScripts['app'] = async () => ({ startApp: () => void ran.push('app') });
let ran: string[] = [];

beforeEach(() => {
  document.head.replaceChildren();
  ran = [];
});

test('it is requested once, guarded, and started once', async () => {
  const guarded: string[] = [];
  window.aksamitScriptGuard = ({ src }) => guarded.push(src);
  const { app, calls } = starter();
  const starting = [app.start('app'), app.start('app')];
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([`${folder}main.js`]);
  expect(guarded).toHaveLength(1);
  expect(calls.started).toBe(0);
  run();
  await Promise.all([...starting, app.start('app')]);
  expect(calls).toEqual({ started: 1, failed: [], retried: 0 });
});

test('what islands need is started alone, and the whole over it when that is needed', async () => {
  const { app, calls } = starter();
  const islands = app.start('islands');
  const whole = app.start('app');
  await Promise.resolve();
  expect(scripts()).toHaveLength(1);
  run();
  await islands;
  expect(ran).toEqual(['islands']);
  await whole;
  await app.start('islands');
  expect(ran).toEqual(['islands', 'app']);
  expect(calls).toEqual({ started: 2, failed: [], retried: 0 });
});

test('for islands the shell’s scripts that the page names are requested together, guarded', async () => {
  const guarded: string[] = [];
  window.aksamitScriptGuard = ({ src }) => guarded.push(new URL(src).pathname);
  const entry = `${folder}main.js`;
  const chunks = [`${folder}platform.1.js`, `${folder}react.1.js`];
  const container = '/assets/catalog/1.0.0/browser/remoteEntry.js';
  document.head.innerHTML = [entry, ...chunks, container]
    .map((href) => `<link rel="prefetch" as="script" href="${href}">`)
    .join('');
  const paths = () => scripts().map(({ src }) => new URL(src).pathname);
  const { app } = starter();
  const starting = app.start('islands');
  await waitFor(() => expect(paths()).toEqual([entry, ...chunks]));
  // Chunk loading would wait for a script that failed before.
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(paths()).toEqual([entry, chunks[1]]);
  run();
  await starting;
  expect(ran).toEqual(['islands']);
  expect(paths()).not.toContain(container);
  expect(guarded).toEqual([entry, ...chunks]);
});

test('the whole app part, and a second attempt, request the entry alone', async () => {
  document.head.innerHTML = `<link rel="prefetch" as="script" href="${folder}react.1.js">`;
  const { app } = starter();
  const first = app.start('app');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await first;
  const second = app.start('islands');
  await Promise.resolve();
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([`${folder}main.js`, `${folder}main.js`]);
  run();
  await second;
});

test('an entry that cannot be loaded is requested again at the next start', async () => {
  const { app, calls } = starter();
  const first = app.start('app');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await first;
  expect(calls.failed).toMatchObject([{ message: 'Failed to start the app part: main.js could not be loaded.' }]);
  const second = app.start('app');
  expect(calls.retried).toBe(1);
  expect(scripts()).toHaveLength(2);
  run();
  await second;
  expect(calls.started).toBe(1);
});

test('an entry that registers nothing is a failure, not a hang', async () => {
  const { app, calls } = starter();
  const starting = app.start('app');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await starting;
  expect(calls.failed).toHaveLength(1);
});

test('after a chunk that could not be loaded the entry does not run twice', async () => {
  const { app, calls } = starter();
  let attempts = 0;
  const first = app.start('app');
  run(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no chunk');
    return works();
  });
  await first;
  expect(calls.failed).toMatchObject([{ message: 'no chunk' }]);
  await app.start('app');
  expect(scripts()).toHaveLength(1);
  expect(calls).toMatchObject({ started: 1, retried: 1 });
});

test('what the page lacks is loaded beside the entry and before its chunks; a failure is retried', async () => {
  const attempts: number[] = [];
  const loads: string[] = [];
  const { app, calls } = starter(async (attempt) => {
    attempts.push(attempt);
    loads.push('prepared');
    if (attempt === 0) throw new Error('no releases');
  });
  const first = app.start('app');
  expect(scripts()).toHaveLength(1);
  run(async () => {
    loads.push('chunks');
    return works();
  });
  await first;
  expect(calls).toMatchObject({ started: 0, failed: [{ message: 'no releases' }] });
  await app.start('app');
  expect(attempts).toEqual([0, 1]);
  expect(loads).toEqual(['prepared', 'prepared', 'chunks']);
  expect(calls).toMatchObject({ started: 1, retried: 1 });
});
