import type { BrowserRelease } from '@aksamit/contracts/platform';
import { Bus } from '@aksamit/module-sdk/bus';
import type { BrowserModule, HostServices, ModuleProps } from '@aksamit/module-sdk/platform';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { navigateToUrl } from 'single-spa';
import { startModules } from './module-host';

type Lifecycles = Pick<BrowserModule, 'mount' | 'unmount'>;

const never = () => new Promise<never>(() => undefined);
const wellBehaved: Lifecycles = {
  mount: async ({ element, release }: ModuleProps) => void element.replaceChildren(`${release.name} is here`),
  unmount: async ({ element }: ModuleProps) => element.replaceChildren(),
};

/** How a module loads and behaves. Each test has modules of its own, since single-spa is global to the document. */
const behaviours = new Map<string, { load?: () => Promise<unknown>; lifecycles?: Partial<Lifecycles> }>();
const renewed: string[] = [];
const titles: string[] = [];
const reported: { module: string; version: string; phase: string }[] = [];
const names = ['calm', 'away', 'hanging', 'left', 'stuck', 'again', 'clinging', 'throwing', 'slow', 'served', 'titled'];
let shown: ModuleProps | undefined;

const releases = names.map(
  (name): BrowserRelease => ({
    name,
    version: '1.0.0',
    baseUrl: `/assets/${name}/1.0.0/`,
    entry: 'browser/remoteEntry.js',
    integrity: {},
    chunks: {},
    pages: [
      { name: 'only', layout: 'plain', rendering: 'private', patterns: { pl: [`/${name}/`], en: [`/${name}/`] } },
    ],
    fragments: [],
    publishes: [],
  }),
);

async function load(name: string) {
  const { load: loading, lifecycles } = behaviours.get(name) ?? {};
  await loading?.();
  return {
    contract: 1,
    bootstrap: async (props: ModuleProps) => {
      shown = props;
    },
    ...wellBehaved,
    ...lifecycles,
  };
}

function findPage(pathname: string) {
  const module = pathname.split('/')[1] ?? '';
  return names.includes(module) ? { module, page: 'only', params: {} } : null;
}

const passing = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const text = () => document.getElementById('main')?.textContent ?? '';
async function goTo(name: string): Promise<void> {
  navigateToUrl(`/${name}/`);
  await passing(100);
}
async function pressRetry(): Promise<void> {
  document.querySelector<HTMLButtonElement>('[data-trouble] button')?.click();
  await passing(600);
}

beforeAll(async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"></main>';
  startModules({
    page: {
      context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
      releases,
      match: null,
      state: null,
      alternates: {},
      status: 200,
      development: false,
      foreignPrefixes: [],
    },
    bus: new Bus({ development: true, onViolation: () => undefined }),
    loader: { load: load as never, renew: (module) => renewed.push(module) },
    host: { findPage, setHead: ({ title }) => titles.push(title) } as Partial<HostServices> as HostServices,
    publications: { take: () => false },
    t: (key: string) => key,
    onUnauthorised: () => undefined,
    report: ({ module, version, phase }) => reported.push({ module, version, phase }),
  });
  await passing(100);
});

beforeEach(async () => {
  await goTo('calm');
  reported.splice(0);
  renewed.splice(0);
});

test('what cannot be loaded shows a message in its place, and a retry shows it', async () => {
  behaviours.set('away', { load: () => Promise.reject(new Error('404')) });
  await goTo('away');
  expect(text()).toBe('trouble.moduletrouble.retry');
  expect(reported).toEqual([{ module: 'away', version: '1.0.0', phase: 'load' }]);
  await passing(300);
  behaviours.delete('away');
  await pressRetry();
  expect(renewed).toEqual(['away']);
  expect(text()).toBe('away is here');
});

test('a visitor who returns at once to what could not be loaded triggers another attempt', async () => {
  behaviours.set('away', { load: () => Promise.reject(new Error('404')) });
  await goTo('away');
  behaviours.delete('away');
  navigateToUrl('/calm/');
  navigateToUrl('/away/');
  await passing(600);
  expect(text()).toBe('away is here');
});

test('what hangs is reported as slow, and shown when it arrives', async () => {
  let arrive = () => {};
  behaviours.set('hanging', { load: () => new Promise<void>((resolve) => (arrive = resolve)) });
  await goTo('hanging');
  expect(text()).toBe('');
  await passing(2000);
  expect(text()).toBe('trouble.slowtrouble.retry');
  behaviours.delete('hanging');
  arrive();
  await passing(600);
  expect(text()).toBe('hanging is here');
});

test('a module whose page was left sets no title for the next one', async () => {
  let host: HostServices | undefined;
  behaviours.set('titled', {
    lifecycles: {
      mount: async (props: ModuleProps) => {
        host = props.host;
      },
    },
  });
  await goTo('titled');
  host?.setHead({ title: 'Shown' });
  await goTo('calm');
  host?.setHead({ title: 'Left' });
  expect(titles).toEqual(['Shown']);
});

test('nobody waits for the script of a page that was left', async () => {
  behaviours.set('left', { load: never });
  await goTo('left');
  await goTo('calm');
  expect(text()).toBe('calm is here');
  expect(reported).toEqual([]);
});

test('a mounting that never ends is reported, its page can be left at once, and a retry mounts again', async () => {
  behaviours.set('stuck', { lifecycles: { mount: never } });
  await goTo('stuck');
  await goTo('calm');
  expect(text()).toBe('calm is here');
  await goTo('stuck');
  await passing(2000);
  expect(text()).toBe('trouble.slowtrouble.retry');
  expect(reported).toEqual([{ module: 'stuck', version: '1.0.0', phase: 'mount' }]);
  behaviours.delete('stuck');
  await pressRetry();
  expect(text()).toBe('stuck is here');
});

test('a module that failed is loaded again when its page is opened again', async () => {
  behaviours.set('again', { lifecycles: { mount: () => Promise.reject(new Error('on purpose')) } });
  await goTo('again');
  expect(text()).toBe('trouble.moduletrouble.retry');
  await goTo('calm');
  behaviours.delete('again');
  await goTo('again');
  expect(renewed).toEqual(['again']);
  expect(text()).toBe('again is here');
});

test('an unmounting that never ends keeps nobody from the next page, nor from coming back', async () => {
  behaviours.set('clinging', { lifecycles: { unmount: never } });
  await goTo('clinging');
  expect(text()).toBe('clinging is here');
  await goTo('calm');
  await passing(500);
  expect(text()).toBe('calm is here');
  expect(reported).toEqual([{ module: 'clinging', version: '1.0.0', phase: 'unmount' }]);
  await goTo('clinging');
  expect(text()).toBe('clinging is here');
  await goTo('calm');
  await passing(500);
});

test('a lifecycle that throws, and a root that breaks later, cost their own region; a retry brings it back', async () => {
  const mount = () => {
    throw new Error('on purpose');
  };
  behaviours.set('throwing', { lifecycles: { mount } });
  await goTo('throwing');
  expect(text()).toBe('trouble.moduletrouble.retry');
  behaviours.delete('throwing');
  await pressRetry();
  expect(text()).toBe('throwing is here');
  shown?.onError(new Error('later'));
  expect(text()).toBe('trouble.moduletrouble.retrythrowing is here');
  await pressRetry();
  expect(text()).toBe('throwing is here');
  shown?.onError(new Error('mended by a development server'));
  shown?.onShown?.();
  expect(text()).toBe('throwing is here');
  expect(reported.map(({ phase }) => phase)).toEqual(['mount', 'render', 'render']);
});

test("a page's own script that takes long is reported until it is there", async () => {
  let arrive = () => {};
  await goTo('slow');
  shown?.onSlow?.(new Promise((resolve) => (arrive = resolve)));
  expect(text()).toBe('trouble.slowtrouble.retryslow is here');
  arrive();
  await passing(0);
  expect(text()).toBe('slow is here');
});

test('what the server rendered for another address is not taken over', async () => {
  const region = Object.assign(document.createElement('div'), { textContent: 'another page of the module' });
  region.dataset.module = 'served';
  region.dataset.ssr = '';
  let seen = '';
  behaviours.set('served', {
    lifecycles: {
      mount: async ({ element, state }) => {
        seen = `${element.hasAttribute('data-ssr')} ${element.textContent} ${state}`;
      },
    },
  });
  document.getElementById('main')?.append(region);
  navigateToUrl('/served/');
  await passing(100);
  expect(seen).toBe('false  undefined');
});
