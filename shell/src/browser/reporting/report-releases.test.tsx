import { REPORT_LIMITS, type ReleaseReportsRequest, releaseReportsRequest } from '@aksamit/contracts';
import type { BrowserRelease } from '@aksamit/contracts/platform';
import { Bus, type BusHandle, shellTopicIds } from '@aksamit/module-sdk/bus';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { createProblemReport } from './problem-report';
import { reportReleases } from './report-releases';

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onCLS: jest.fn(), onINP: jest.fn() }));

const VISITOR = 'pl_abcdefghijkl';
const release = (name: string): BrowserRelease => ({
  name,
  version: '1.0.0',
  baseUrl: `/assets/${name}/1.0.0/`,
  entry: '',
  integrity: {},
  chunks: {},
  pages: [],
  fragments: [],
  publishes: [],
});

let sent: ReleaseReportsRequest[];
let shell: BusHandle;
let problems: ReturnType<typeof createProblemReport>;
let page: Parameters<typeof reportReleases>[0]['page'];
let token = 0;
let shownModule = 'catalog';

function knowVisitor(uniqueId: string | null): void {
  shell.publish('visitor', { uniqueId, isBot: false, isMobile: false, isMobileNavigation: false });
}
function hide(state: 'hidden' | 'visible' = 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const reported = () => sent.flatMap(({ reports }) => reports);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = '<main id="main"></main>';
  shownModule = 'catalog';
  sent = [];
  token += 1;
  const pageViewToken = `token-${token}`;
  // Pages of earlier tests are still open and send reports, too.
  const sendBeacon = (_: string, body: Blob) => {
    const request = releaseReportsRequest.parse(JSON.parse(String(body)));
    if (request.pageViewToken === pageViewToken) sent.push(request);
    return true;
  };
  jest.spyOn(window, 'Blob').mockImplementation((parts) => Object(String(parts?.[0])));
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const bus = new Bus({ development: true, onViolation: () => undefined });
  shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  problems = createProblemReport();
  page = {
    context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
    releases: [release('catalog'), release('content'), release('cart-checkout')],
    shell: { version: '2.0.0', baseUrl: '/assets/shell/2.0.0/', integrity: {} },
    match: { module: 'catalog', page: 'product', params: {} },
    state: null,
    alternates: {},
    status: 200,
    development: false,
    foreignPrefixes: [],
    pageViewToken,
  };
});
afterEach(() => jest.useRealTimers());

const start = () =>
  reportReleases({
    page,
    bus: shell,
    findPage: () => ({ module: shownModule, page: 'product', params: {} }),
    problems,
  });
const passing = (ms = 1500) => jest.advanceTimersByTimeAsync(ms);

test('what was shown is reported once, when the page is left: page, shell, fragments', async () => {
  knowVisitor(VISITOR);
  start();
  document.getElementById('main')?.insertAdjacentHTML('beforeend', '<div data-fragment="cart-checkout/add@1"></div>');
  dispatchEvent(new Event('single-spa:before-routing-event'));
  shownModule = 'content';
  dispatchEvent(new Event('single-spa:before-routing-event'));
  expect(sent).toEqual([]);
  hide();
  await passing();
  expect(sent[0]).toMatchObject({ visitorUniqueId: VISITOR });
  expect(reported().map(({ kind, module, version }) => `${kind} ${module}@${version}`)).toEqual([
    'view shell@2.0.0',
    'view catalog@1.0.0',
    'view content@1.0.0',
    'view cart-checkout@1.0.0',
  ]);
  hide('visible');
  hide();
  await passing();
  expect(sent).toHaveLength(1);
});

test('a problem is reported at once, with the view it spoils, each message once, those from before too', async () => {
  knowVisitor(VISITOR);
  const error = new Error('no price for jan@example.com');
  problems.report({ module: 'content', version: '1.0.0', phase: 'render', error });
  start();
  problems.report({ module: 'content', version: '1.0.0', phase: 'render', error });
  await passing();
  expect(reported().filter(({ module }) => module === 'content')).toEqual([
    { kind: 'view', module: 'content', version: '1.0.0' },
    {
      kind: 'problem',
      module: 'content',
      version: '1.0.0',
      phase: 'render',
      message: 'Error: no price for <email>',
      stack: expect.stringMatching(/^\s+at /),
    },
  ]);
});

test('an uncaught error is attributed to the release whose script it was', async () => {
  knowVisitor(VISITOR);
  problems.watchWindow(() => undefined);
  start();
  const error = new TypeError('oops');
  error.stack = 'TypeError: oops\n    at f (http://localhost/assets/catalog/1.0.0/browser/app.js:1:2)';
  dispatchEvent(new ErrorEvent('error', { error, message: 'oops' }));
  dispatchEvent(new ErrorEvent('error', { message: 'by its file', filename: '/assets/content/1.0.0/browser/app.js' }));
  dispatchEvent(new ErrorEvent('error', { error: new Error('an extension') }));
  dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('mended'), { module: 'cart-checkout' }) }));
  await passing();
  const problemsReported = reported().filter(({ kind }) => kind === 'problem');
  expect(problemsReported).toMatchObject([
    { module: 'catalog', phase: 'event', message: 'TypeError: oops' },
    { module: 'content', message: 'by its file' },
    { module: 'cart-checkout', version: '1.0.0', message: 'Error: mended' },
  ]);
});

test('a page with endless errors reports only the first ones, in few calls', async () => {
  knowVisitor(VISITOR);
  start();
  for (let count = 0; count < 500; count += 1)
    problems.report({
      module: 'catalog',
      version: '1.0.0',
      phase: 'x'.repeat(99),
      error: new Error(`${'y'.repeat(900)}${count}`),
    });
  for (let count = 0; count < 500; count += 1)
    problems.report({ module: 'catalog', version: '1.0.0', phase: 'event', error: new Error(`number ${count}`) });
  await passing();
  expect(reported().filter(({ kind }) => kind === 'problem').length).toBeLessThanOrEqual(REPORT_LIMITS.reports);
  expect(sent.length).toBeLessThanOrEqual(2);
});

test('nothing is reported before the visitor is known, then what was owed', async () => {
  knowVisitor(null);
  start();
  problems.report({ module: 'catalog', version: '1.0.0', phase: 'load', error: new Error('away') });
  await passing();
  expect(sent).toEqual([]);
  knowVisitor(VISITOR);
  await passing();
  expect(reported()).toContainEqual(expect.objectContaining({ kind: 'problem', module: 'catalog', phase: 'load' }));
});

test('vitals are reported for the module that filled the page; interactions where they were', async () => {
  knowVisitor(VISITOR);
  document.body.innerHTML = '<main id="main"><div data-module="content"><button></button></div></main>';
  start();
  hide();
  const give = (follow: unknown, metric: object) =>
    jest.mocked(follow as typeof onLCP).mock.lastCall?.[0](metric as never);
  give(onLCP, { value: 812.3456, entries: [] });
  give(onCLS, { value: 0.01234, entries: [] });
  give(onINP, { value: 48, entries: [{ target: document.querySelector('button') }] });
  await passing();
  expect(reported().filter(({ kind }) => kind !== 'view')).toEqual([
    { kind: 'lcp', module: 'catalog', version: '1.0.0', page: 'product', value: 812.346 },
    { kind: 'cls', module: 'catalog', version: '1.0.0', page: 'product', value: 0.012 },
    { kind: 'inp', module: 'content', version: '1.0.0', value: 48 },
  ]);
});
