import type { BrowserRelease } from '@aksamit/contracts/platform';
import { fireEvent } from '@testing-library/react';
import type { FragmentTarget } from '../fragments/fragment-host';
import { startSearchSuggestions } from './search-suggestions';

const releaseOffering = (...names: string[]): BrowserRelease => ({
  name: 'catalog',
  version: '1.0.0',
  baseUrl: '/',
  entry: '',
  integrity: {},
  chunks: {},
  pages: [],
  fragments: names.map((name) => ({ name, version: 1, rendering: 'private', reservedHeightPx: 0, propsSchema: {} })),
  publishes: [],
});

let mounted: FragmentTarget[];
/** Listeners stay with the document: each test has one of its own. */
const listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  jest.spyOn(document, 'addEventListener').mockImplementation(function add(this: Document, type, listener, options) {
    listening.push([type, listener]);
    EventTarget.prototype.addEventListener.call(this, type, listener, options);
  });
});
afterEach(() => {
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener, { capture: true });
});

function start(releases: BrowserRelease[]): HTMLInputElement {
  mounted = [];
  document.body.innerHTML = `<form><input id="one" data-suggestions=""></form><form><input id="two"></form>`;
  startSearchSuggestions(releases, (target) => {
    mounted.push(target);
    return { update: () => undefined, unmount: () => undefined };
  });
  return document.querySelector('#one') as HTMLInputElement;
}

test('a touch of a marked field mounts the suggestions in its form, once; other fields have none', () => {
  const field = start([releaseOffering('search-suggestions')]);
  fireEvent.focusIn(document.querySelector('#two') as Element);
  expect(mounted).toEqual([]);
  fireEvent.focusIn(field);
  fireEvent.input(field);
  expect(mounted).toHaveLength(1);
  expect(mounted[0]).toMatchObject({ module: 'catalog', name: 'search-suggestions', props: { field: 'one' } });
  expect(mounted[0]?.element.parentElement).toBe(field.form);
});

test('after a failure the plain form is left, and the next touch begins again', () => {
  const field = start([releaseOffering('search-suggestions')]);
  fireEvent.pointerDown(field);
  mounted[0]?.onFailed?.();
  expect(field.form?.children).toHaveLength(1);
  fireEvent.input(field);
  expect(mounted).toHaveLength(2);
});

test.each([[[]], [[releaseOffering()]]])('a release without the fragment changes nothing', (releases) => {
  const field = start(releases);
  fireEvent.focusIn(field);
  expect([mounted, field.dataset.suggestions]).toEqual([[], '']);
});
