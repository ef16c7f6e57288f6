import type { Log } from '../log';
import type { ReleaseSet } from '../model/release-set';
import { RenderProblems } from './render-problems';

const MINUTE_MS = 60_000;
const logged: string[] = [];
const note = (_: object, text: string) => void logged.push(text);
const log = { debug: note, info: note, warn: note, error: note } as unknown as Log;
const set = (versions: Record<string, string>) => ({ pageView: { modules: versions } }) as unknown as ReleaseSet;
const live = set({ catalog: '1.2.0', content: '3.0.0' });
const preview = { pageView: null } as unknown as ReleaseSet;
const product = { module: 'catalog', region: 'page product' };

let now = 0;
let problems: RenderProblems;
beforeEach(() => {
  now = 0;
  logged.length = 0;
  problems = new RenderProblems(log, () => now);
});
const abouts = () => problems.list.map(({ about, message }) => `${about} ${/\((.*)\)/.exec(message)?.[1]}`);

test('a release that fails is named with what fails in it, once for all its addresses', () => {
  problems.rendered('/a/', live, [product]);
  problems.rendered('/b/', live, [product, { module: 'content', region: 'fragment box' }]);
  expect(abouts()).toEqual(['catalog@1.2.0 page product', 'content@3.0.0 fragment box']);
  expect(logged).toHaveLength(2);
});

test('it is well again when each address that failed is rendered well', () => {
  problems.rendered('/a/', live, [product]);
  problems.rendered('/b/', live, [product]);
  problems.rendered('/other/', live, []);
  problems.rendered('/a/', live, []);
  expect(abouts()).toEqual(['catalog@1.2.0 page product']);
  problems.rendered('/b/', live, []);
  expect(abouts()).toEqual([]);
  expect(logged.at(-1)).toBe('This is well again.');
});

test('other releases start over, and an address that is not requested expires', () => {
  problems.rendered('/a/', live, [product]);
  problems.clear();
  expect(abouts()).toEqual([]);
  problems.rendered('/a/', live, [product]);
  now = 5 * MINUTE_MS;
  problems.unhandled('content@3.0.0');
  now = 10 * MINUTE_MS;
  expect(abouts()).toEqual(['content@3.0.0 a promise that nobody waits for']);
  now = 15 * MINUTE_MS;
  expect(abouts()).toEqual([]);
});

test('a preview is nobody else’s business', () => {
  problems.rendered('/a/', preview, [product]);
  expect(abouts()).toEqual([]);
});

test('of many failing addresses the last ones are remembered', () => {
  for (let at = 0; at < 600; at += 1) {
    problems.rendered(`/${at}/`, set({ catalog: at < 100 ? '1.0.0' : '2.0.0' }), [product]);
  }
  expect(abouts()).toEqual(['catalog@2.0.0 page product']);
});
