import type { BrowserRelease } from '@aksamit/contracts/platform';
import fc from 'fast-check';
import { addressOf, guardScripts, NEVER_FITS, requestAgain } from './script-guard';

const release = (part: Partial<BrowserRelease>): BrowserRelease => ({
  name: 'catalog',
  version: '1.0.0',
  baseUrl: '/assets/catalog/1.0.0/',
  entry: 'browser/remoteEntry.js',
  integrity: { 'browser/remoteEntry.js': 'sha384-entry', 'browser/page.js': 'sha384-page' },
  chunks: {},
  pages: [],
  fragments: [],
  publishes: [],
  ...part,
});
const shell = { version: '2.0.0', baseUrl: '/assets/shell/2.0.0/', integrity: { 'browser/react.js': 'sha384-react' } };

function guarded(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  window.aksamitScriptGuard?.(script);
  return script;
}

beforeEach(() => guardScripts({ releases: [release({})], shell }));

test('every script gets the hash that its release names, the shell’s own too', () => {
  expect(guarded('/assets/catalog/1.0.0/browser/page.js').integrity).toBe('sha384-page');
  expect(guarded('/assets/catalog/1.0.0/browser/remoteEntry.js?attempt=1').integrity).toBe('sha384-entry');
  expect(guarded('/assets/shell/2.0.0/browser/react.js').integrity).toBe('sha384-react');
});

test('what no release names never runs', () => {
  const strangers = [
    '/assets/catalog/1.0.0/browser/other.js',
    '/assets/catalog/1.0.0-evil/browser/page.js',
    '/assets/catalog/1.0.0/browser/../../0.9.0/browser/page.js',
    'https://evil.example/assets/catalog/1.0.0/browser/page.js',
    '/elsewhere.js',
  ];
  for (const stranger of strangers) expect(guarded(stranger).integrity).toBe(NEVER_FITS);
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(guarded(`/assets/catalog/1.0.0/not-named${path}`).integrity).toBe(NEVER_FITS);
    }),
  );
});

test('the hash that never fits is one that browsers heed', () => {
  expect(Buffer.from(NEVER_FITS.slice('sha384-'.length), 'base64')).toHaveLength(48);
});

test("a developer's own release has no hashes", () => {
  const baseUrl = 'http://localhost:3001/assets/catalog/dev/';
  guardScripts({ releases: [release({ channel: 'development', baseUrl, integrity: {} })], shell });
  expect(guarded(`${baseUrl}browser/page.js`).integrity).toBeFalsy();
  expect(guarded('http://localhost:30011/assets/catalog/dev/browser/page.js').integrity).toBe(NEVER_FITS);
});

test("a page that does not contain the shell's hashes still starts", () => {
  guardScripts({ releases: [release({})] });
  expect(guarded('/assets/shell/2.0.0/browser/react.js').integrity).toBeFalsy();
  expect(guarded('/assets/catalog/1.0.0/browser/other.js').integrity).toBe(NEVER_FITS);
});

test('a module tried again is requested under another address, with the same hashes', () => {
  guardScripts({ releases: [release({ name: 'content', baseUrl: '/assets/content/1.0.0/' })], shell });
  const hanging = document.createElement('script');
  hanging.src = '/assets/content/1.0.0/browser/page.js';
  document.head.append(hanging);
  requestAgain({ name: 'content', baseUrl: '/assets/content/1.0.0/' });
  expect(hanging.isConnected).toBe(false);
  const again = guarded('/assets/content/1.0.0/browser/page.js');
  expect(new URL(again.src).search).toBe('?attempt=1');
  expect(again.integrity).toBe('sha384-page');
  expect(addressOf('shell', new URL('http://localhost/a.js'))).toBe('http://localhost/a.js');
});

describe('a script of a build that knows of no guard', () => {
  /** Adds a script as any bundler's chunk loading does. */
  function loaded(address: string, by: 'property' | 'attribute' = 'property'): HTMLScriptElement {
    const script = document.createElement('script');
    if (by === 'property') script.src = address;
    else script.setAttribute('SRC', address);
    return script;
  }

  test.each(['property', 'attribute'] as const)('gets its hash all the same, by %s', (by) => {
    expect(loaded('/assets/catalog/1.0.0/browser/page.js', by).integrity).toBe('sha384-page');
    expect(loaded('/assets/shell/2.0.0/browser/react.js', by).integrity).toBe('sha384-react');
    expect(loaded('/assets/catalog/1.0.0/browser/other.js', by).integrity).toBe(NEVER_FITS);
    expect(loaded('/assets/stranger/1.0.0/a.js', by).integrity).toBe(NEVER_FITS);
    expect(loaded(`${location.origin}/assets/catalog/1.0.0/browser/../browser/page.js`, by).integrity).toBe(
      'sha384-page',
    );
  });

  test('one that gets another address gets its hash; other attributes and hosts are left alone', () => {
    const script = loaded('/assets/catalog/1.0.0/browser/page.js');
    script.src = '/assets/catalog/1.0.0/browser/remoteEntry.js';
    script.setAttribute('data-webpack', 'catalog');
    expect([script.integrity, script.dataset.webpack]).toEqual(['sha384-entry', 'catalog']);
    expect(loaded('https://www.googletagmanager.com/gtm.js?id=1').integrity).toBeFalsy();
    expect(loaded('/sandbox/tag-manager/gtm.js').integrity).toBeFalsy();
  });

  test("a developer's own server serves it without", () => {
    const baseUrl = 'http://localhost:3001/assets/catalog/dev/';
    guardScripts({ releases: [release({ channel: 'development', baseUrl, integrity: {} })], shell });
    expect(loaded(`${baseUrl}browser/page.js`).integrity).toBeFalsy();
  });
});
