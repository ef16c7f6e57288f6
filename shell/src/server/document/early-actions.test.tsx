import { EARLY_ACTIONS } from './early-actions';

/** Runs the script like the page's own element does. */
beforeAll(() => void new Function(EARLY_ACTIONS)());

beforeEach(() => {
  window.earlyPress = undefined;
  window.earlyEntries = undefined;
});

function show(slot: string): HTMLElement {
  document.body.innerHTML = `<main id="main"><div ${slot}><form id="f"><input id="i"><input id="c" type="checkbox">
    <button id="b">Zamawiam</button></form><form id="a" action="/szukaj/"></form><form id="p" method="post" action="/koszyk/"></form></div></main><form id="outside"></form>`;
  return document.body;
}

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Failed to find ${id}.`);
  return found;
};

/** @returns whether the browser would send the form itself */
const isSent = (id: string) => find(id).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

function enter(id: string, entry: string | true): void {
  const field = find(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`Failed to enter something: ${id} is no field.`);
  if (entry === true) field.checked = true;
  else field.value = entry;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(['data-ssr', 'data-fragment-root="x"', 'data-taking-over'])(
  'what is done in content with %s is remembered, and nothing of it sent',
  (slot) => {
    show(slot);
    enter('i', 'Anna');
    enter('c', true);
    find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(window.earlyPress).toBe(find('b'));
    expect([...(window.earlyEntries ?? [])]).toEqual([
      [find('i'), 'Anna'],
      [find('c'), true],
    ]);
    expect(isSent('f')).toBe(false);
  },
);

test.each(['data-module="panel"', 'data-fragment-root="x" data-works'])('content with %s works by itself', (slot) => {
  show(slot);
  enter('i', 'Anna');
  expect(window.earlyEntries).toBeUndefined();
  expect(isSent('f')).toBe(true);
});

test('a form with an address of its own is sent, unless it is for browsers without scripts, and what is not in the main part', () => {
  show('data-ssr');
  expect(isSent('a')).toBe(true);
  expect(isSent('p')).toBe(false);
  expect(isSent('outside')).toBe(true);
});

test('a button that waits for its script is marked, the last pressed one alone', () => {
  show('data-ssr');
  document.getElementById('f')?.insertAdjacentHTML('beforeend', '<button id="b2">Wróć</button>');
  find('b').click();
  expect(find('b').dataset.pressed).toBe('');
  find('b2').click();
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(1);
  expect(find('b2').dataset.pressed).toBe('');
});

test('a page that the browser keeps for the way back shows no press any more', () => {
  show('data-ssr');
  find('b').click();
  dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
