import type { BrowserRelease } from '@aksamit/contracts/platform';
import { Bus } from '@aksamit/module-sdk/bus';
import type { HostServices, ModuleProps } from '@aksamit/module-sdk/platform';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { navigateToUrl } from 'single-spa';
import { startModules } from './module-host';

const release: BrowserRelease = {
  name: 'content',
  version: '1.0.0',
  baseUrl: '/assets/content/1.0.0/',
  entry: 'browser/remoteEntry.js',
  integrity: {},
  chunks: {},
  pages: [{ name: 'any', layout: 'plain', rendering: 'private', patterns: { pl: ['/**'], en: ['/**'] } }],
  fragments: [],
  publishes: [],
};

const mounting = async ({ element }: ModuleProps) => element.replaceChildren('not found');
const passing = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const text = () => document.getElementById('main')?.textContent;

test('the page of a removed record stays where the app part starts, until the visitor goes on', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"><div id="module-slot" data-trouble="page">removed</div></main>';
  startModules({
    page: {
      context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
      releases: [release],
      match: null,
      state: null,
      alternates: {},
      status: 410,
      development: false,
      foreignPrefixes: [],
    },
    bus: new Bus({ development: true, onViolation: () => undefined }),
    loader: {
      load: async () => ({ contract: 1, bootstrap: async () => undefined, mount: mounting, unmount: mounting }),
      renew: () => undefined,
    } as never,
    host: {
      findPage: () => ({ module: 'content', page: 'any', params: {} }),
      setHead: () => undefined,
    } as unknown as HostServices,
    publications: { take: () => false } as never,
    t: (key) => key,
    report: () => undefined,
    onUnauthorised: () => undefined,
  });
  await passing(500);
  expect(text()).toBe('removed');
  navigateToUrl('/elsewhere/');
  await passing(500);
  expect(text()).toBe('not found');
});
