import type { BrowserRelease } from '@aksamit/contracts/platform';
import { attributedRelease } from './attributed-release';

const release = (name: string, version: string): BrowserRelease => ({
  name,
  version,
  baseUrl: `/assets/${name}/${version}/`,
  entry: '',
  integrity: {},
  chunks: {},
  pages: [],
  fragments: [],
  publishes: [],
});
const page = {
  releases: [release('content', '3.0.0'), release('catalog', '1.2.0')],
  shell: { version: '2.0.0', baseUrl: '/assets/shell/2.0.0/', integrity: {} },
};
const frame = (path: string) => `    at f (http://shop.example${path}:1:2)`;
const shellFrame = frame('/assets/shell/2.0.0/browser/react.js');

test('a stack is attributed to its first module, whatever of the shell it ran through', () => {
  const catalog = frame('/assets/catalog/1.2.0/browser/page.js');
  const content = frame('/assets/content/3.0.0/browser/app.js');
  const attributed = attributedRelease(['Error: x', shellFrame, catalog, content, shellFrame].join('\n'), page);
  expect(attributed).toEqual({ module: 'catalog', version: '1.2.0' });
});

test('a stack with the shell alone is attributed to it', () => {
  expect(attributedRelease(shellFrame, page)).toEqual({ module: 'shell', version: '2.0.0' });
});

test('what runs in the page and is of no release of it is nobody’s', () => {
  expect(attributedRelease(frame('/assets/catalog/1.1.0/browser/page.js'), page)).toBeUndefined();
  expect(attributedRelease('    at chrome-extension://abc/content.js:1:2', page)).toBeUndefined();
  expect(attributedRelease('', page)).toBeUndefined();
});

test("a developer's own release is found by its origin too", () => {
  const own = { ...release('catalog', 'dev'), baseUrl: 'http://localhost:3001/assets/catalog/dev/' };
  const stack = '    at f (http://localhost:3001/assets/catalog/dev/browser/page.js:1:2)';
  expect(attributedRelease(stack, { ...page, releases: [own] })).toEqual({ module: 'catalog', version: 'dev' });
});
