import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { BusState } from '@aksamit/module-sdk/bus';
import type { BrowserFragment, HostServices, ModuleProps } from '@aksamit/module-sdk/platform';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { act } from '@testing-library/react';
import { navigateToUrl } from 'single-spa';
import { createFragmentHost } from '../fragments/fragment-host';
import { hostBusHandle } from '../host/host-bus';
import { createProblemReport } from '../reporting/problem-report';
import { createBus } from './create-bus';
import { startModules } from './module-host';

const zoomed = { topic: 'rogue.zoomed', version: 1, kind: 'state', schema: { type: 'number' } } as const;
const release: BrowserRelease = {
  name: 'rogue',
  version: '1.2.0',
  baseUrl: '/assets/rogue/1.2.0/',
  entry: 'browser/remoteEntry.js',
  integrity: {},
  chunks: {},
  pages: [{ name: 'only', layout: 'plain', rendering: 'private', patterns: { pl: ['/rogue/'], en: ['/rogue/'] } }],
  fragments: [{ name: 'teaser', version: 1, reservedHeightPx: 0, rendering: 'private' }],
  publishes: [zoomed, { topic: 'toast', version: 1, schema: {} }],
};

type Publish = (topic: string, value: unknown) => void;
/** The module's code on mount. */
let does: (publish: Publish) => void = () => undefined;

const page = (development: boolean): InlinePage => ({
  context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
  releases: [release],
  match: null,
  state: null,
  alternates: {},
  status: 200,
  development,
  foreignPrefixes: [],
});

const application = {
  contract: 1,
  bootstrap: async () => undefined,
  mount: async ({ element, bus }: ModuleProps) => {
    element.replaceChildren('rogue is here');
    does(bus.publish as Publish);
  },
  unmount: async ({ element }: ModuleProps) => element.replaceChildren(),
};
const fragment: BrowserFragment = {
  contract: 1,
  mount({ element, bus }) {
    element.append('teaser is here');
    does(bus.publish as Publish);
    return { update: () => undefined, unmount: () => undefined };
  },
};

/** Wires the host's parts as startPage does. */
function openPage(development: boolean) {
  const problems = createProblemReport();
  const state = new BusState();
  const shell = hostBusHandle(state);
  const bus = createBus({ page: page(development), bus: state, problems });
  problems.publishTo(shell);
  const reported: unknown[] = [];
  shell.observe('problem').subscribe((problem) => reported.push(problem));
  const loader = {
    load: (async (_module: string, expose: string) => (expose === 'app' ? application : fragment)) as never,
    renew: () => undefined,
  };
  const options = {
    page: page(development),
    bus,
    loader,
    publications: { take: () => false },
    t: (key: string) => key,
    report: problems.report,
    onUnauthorised: () => undefined,
  };
  return { bus, shell, reported, options };
}

async function mountFragment(opened: ReturnType<typeof openPage>): Promise<string> {
  const container = document.createElement('div');
  const holder = document.createElement('section');
  holder.append(container);
  const host = { ...opened.options, host: () => ({}) as HostServices };
  const given = { element: container, module: 'rogue', name: 'teaser', version: 1, props: {} };
  await act(async () => void createFragmentHost(host)(given));
  return holder.textContent ?? '';
}

const wrongs: [what: string, topic: string, value: unknown][] = [
  ['another module’s topic', 'cart', { count: 1, total: { amount: 1, currency: 'PLN' }, at: '' }],
  ['the shell’s session', 'session', { status: 'anonymous', user: null }],
  ['a topic that it does not declare', 'order.placed', { orderId: '1', orderPaymentId: '1' }],
  ['a topic of nobody', 'weather', 'fine'],
  ['no number', 'rogue.zoomed', Number.NaN],
  ['a toast of no kind', 'toast', { type: 'loud', message: 'Hey!' }],
];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each(wrongs)(
  'a fragment that publishes %s is reported in production, and works on',
  async (_what, topic, value) => {
    const opened = openPage(false);
    does = (publish) => {
      publish(topic, value);
      publish('rogue.zoomed', 2);
    };
    expect(await mountFragment(opened)).toBe('teaser is here');
    expect(opened.reported).toMatchObject([{ module: 'rogue', version: '1.2.0', phase: `bus ${topic}` }]);
    expect(opened.bus.latest).toMatchObject([{ id: 'rogue.zoomed@1', value: 2 }]);
  },
);

test.each(wrongs)(
  'a fragment that publishes %s fails in development, in its own place',
  async (_what, topic, value) => {
    const opened = openPage(true);
    does = (publish) => publish(topic, value);
    expect(await mountFragment(opened)).toContain('trouble.fragment');
    expect(opened.reported).toMatchObject([
      { module: 'rogue', version: '1.2.0', message: expect.stringContaining(`Failed to publish "${topic}" as rogue`) },
    ]);
  },
);

test('a module gets a handle of its own, with what its release declares', async () => {
  document.body.innerHTML = '<main id="main"></main>';
  const opened = openPage(false);
  const received: unknown[] = [];
  opened.shell.observe('toast').subscribe((toast) => received.push(toast));
  does = (publish) => {
    publish('toast', { type: 'info', message: 'Hello' });
    publish('cart', {});
  };
  const findPage = (path: string) => (path === '/rogue/' ? { module: 'rogue', page: 'only', params: {} } : null);
  startModules({ ...opened.options, host: { findPage } as HostServices });
  navigateToUrl('/rogue/');
  await act(() => new Promise((resolve) => addEventListener('single-spa:app-change', resolve, { once: true })));
  expect(document.getElementById('main')?.textContent).toBe('rogue is here');
  expect(received).toEqual([{ type: 'info', message: 'Hello' }]);
  expect(opened.reported).toMatchObject([{ module: 'rogue', version: '1.2.0', phase: 'bus cart' }]);
});
