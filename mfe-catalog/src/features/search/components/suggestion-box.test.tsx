import type { SearchSuggestions } from '@aksamit/contracts';
import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import en from '../../../locales/suggestions.en.json';
import pl from '../../../locales/suggestions.pl.json';
import { sitemap, treatment } from '../../../testing/catalog-records';
import { clearSuggestions } from '../use-suggestions';
import { SuggestionBox } from './suggestion-box';

const suggestion = (title: string, path: string, price: number | null = null) => ({
  id: path,
  title,
  detail: '',
  gender: null,
  path,
  price: price === null ? null : { amount: price, currency: 'PLN' as const },
});
const legs: SearchSuggestions = {
  groups: [
    {
      group: 'treatments',
      suggestions: [suggestion('Nogi do kolan', '/nogi-do-kolan/', 20_000), suggestion('Całe nogi', '/cale-nogi/')],
    },
    { group: 'pages', suggestions: [suggestion('Nogi latem', '/nogi-latem/')] },
  ],
};
const recommended: SearchSuggestions = {
  groups: [{ group: 'treatments', suggestions: [suggestion('Pachy', '/pachy/')] }],
};

/** Followed links: the simulated browser has no other pages. */
let followed: string[];
let submitted: string[];
let listening: AbortController;

function show(answer: (q: string) => SearchSuggestions = (q) => (q === '' ? recommended : legs), value = '') {
  followed = [];
  submitted = [];
  const http = createFakeHttp({
    'GET /products': () => ({ products: [treatment({ id: '7', name: 'Łydki', slug: 'lydki' })] }),
    'GET /search/suggestions': ({ options: { query } }) => ({ suggestions: answer(String(query?.q)) }),
  });
  const form = document.createElement('form');
  form.setAttribute('action', '/szukaj/');
  form.innerHTML = '<input type="search" id="field" aria-label="Szukaj">';
  document.body.append(form);
  const field = form.querySelector('input') as HTMLInputElement;
  field.value = value;
  field.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(field.value);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      event.preventDefault();
      followed.push(link.getAttribute('href') ?? '');
    },
    { signal: listening.signal },
  );
  const resources = { pl, en };
  renderModule(<SuggestionBox field="field" />, { module: 'catalog', resources, http, sitemap });
  return { field, form, http };
}

const active = () => {
  const id = document.getElementById('field')?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** The simulated browser parts the name of an option where a part of it is marked. */
const shown = (text: string) =>
  waitFor(() => {
    const found = screen.queryAllByRole('option').find(({ textContent }) => textContent?.startsWith(text));
    if (!found) throw new Error(`no option ${text}`);
    return found;
  });

beforeEach(() => {
  listening = new AbortController();
  localStorage.clear();
  clearSuggestions();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
});

test('the field becomes a combobox with its list in groups', async () => {
  const { field } = show();
  await userEvent.type(field, 'nog');
  expect(await shown('Nogi do kolan')).toBeTruthy();
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Podpowiedzi' });
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  const groups = screen.getAllByRole('group').map((group) => {
    const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
    return label?.textContent ?? '';
  });
  expect(groups).toEqual(['Zabiegi', 'Strony', '']);
  expect(options()).toEqual(['Nogi do kolan200,00\u00a0zł', 'Całe nogi', 'Nogi latem', 'Wszystkie wyniki dla „nog”']);
  expect(screen.getByRole('status').textContent).toBe('3 podpowiedzi');
});

test('arrows, Home and End go through all options and back to the field; Enter follows the active one', async () => {
  const { field } = show();
  await userEvent.type(field, 'nog');
  await shown('Nogi do kolan');
  const after: unknown[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    after.push(active());
  }
  const all = 'Wszystkie wyniki dla „nog”';
  const first = 'Nogi do kolan200,00\u00a0zł';
  expect(after).toEqual([first, 'Całe nogi', all, undefined, all, first, undefined]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(followed).toEqual(['/cale-nogi/']);
  expect(submitted).toEqual([]);
  expect(document.activeElement).toBe(field);
});

test('an empty field shows what others search for instead of what is recommended, each search once', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['Łydki']));
  show(() => ({ ...recommended, popular: ['bikini', 'łydki'] }));
  expect((await shown('bikini')).getAttribute('href')).toBe('/szukaj/?q=bikini');
  expect(options()).toEqual(['Łydki', 'bikini']);
  expect(screen.getByText('Popularne wyszukiwania')).toBeTruthy();
});

test('where every popular search is a recent one too, it shows what is recommended', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['Łydki', 'bikini']));
  show(() => ({ ...recommended, popular: ['bikini', 'łydki'] }));
  await shown('Pachy');
  expect(options()).toEqual(['Łydki', 'bikini', 'Pachy']);
  expect(screen.queryByText('Popularne wyszukiwania')).toBeNull();
});

test('Enter without an active option searches, and the search is a recent one from then on', async () => {
  const { field } = show();
  await userEvent.type(field, ' całe  nogi{Enter}');
  expect(submitted).toHaveLength(1);
  await userEvent.clear(field);
  expect(await shown('Pachy')).toBeTruthy();
  expect(options()).toEqual(['całe nogi', 'Pachy']);
  expect((await shown('całe nogi')).getAttribute('href')).toBe('/szukaj/?q=ca%C5%82e+nogi');
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść historię' }));
  expect(options()).toEqual(['Pachy']);
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('Escape closes the list, then empties the field, and only then is anybody else’s', async () => {
  const { field } = show();
  const outside = jest.fn();
  document.body.addEventListener('keydown', ({ key }) => key === 'Escape' && outside());
  await userEvent.type(field, 'nog');
  await shown('Nogi do kolan');
  await userEvent.keyboard('{Escape}');
  expect([field.value, field.getAttribute('aria-expanded'), options()]).toEqual(['nog', 'false', []]);
  await userEvent.keyboard('{ArrowDown}');
  expect([options().length, active()]).toEqual([4, 'Nogi do kolan200,00\u00a0zł']);
  await userEvent.keyboard('{Escape}{Escape}');
  expect([field.value, outside.mock.calls]).toEqual(['', []]);
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledTimes(1);
});

test('a closed list is opened by Down at its first option, by Alt and Down or by Up without an active one', async () => {
  const { field } = show();
  await userEvent.type(field, 'nog');
  await shown('Nogi do kolan');
  const after: unknown[] = [];
  for (const keys of ['{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}', '{ArrowUp}']) {
    await userEvent.keyboard(`{Escape}${keys}`);
    after.push([options().length, active()]);
  }
  expect(after).toEqual([
    [4, 'Nogi do kolan200,00\u00a0zł'],
    [4, undefined],
    [4, undefined],
  ]);
});

test('a treatment has a drawing of its body parts beside it', async () => {
  const knees = { ...suggestion('Kolana', '/kolana/'), gender: 'female' as const, bodyParts: ['knees'] };
  const bundle = { ...suggestion('Kolana razem', '/razem/'), gender: 'female' as const };
  const { field } = show(() => ({ groups: [{ group: 'treatments', suggestions: [knees, bundle] }] }));
  await userEvent.type(field, 'kol');
  const pictureOf = async (text: string) => (await shown(text)).querySelector('img');
  const picture = await pictureOf('Kolanadla\u00a0kobiet');
  expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/figures/female/knees.svg', '']);
  expect(await pictureOf('Kolana razem')).toBeNull();
});

test('missing letters are counted, without a request', async () => {
  const { field, http } = show();
  await shown('Pachy');
  await userEvent.type(field, 'n');
  expect(screen.getByRole('status').textContent).toBe('Wpisz jeszcze 2 litery.');
  await userEvent.type(field, 'o');
  expect(screen.getByRole('status').textContent).toBe('Wpisz jeszcze 1 literę.');
  expect(http.calls).toHaveLength(1);
});

test('what was typed before the script was there is answered, and stays', async () => {
  const { field } = show(undefined, 'nogi');
  expect(await shown('Całe nogi')).toBeTruthy();
  expect(field.value).toBe('nogi');
});

test('a longer word begins with what is known of the shorter one; what is typed again needs no request', async () => {
  const { field, http } = show();
  await userEvent.type(field, 'nog');
  await shown('Całe nogi');
  const before = http.calls.length;
  fireEvent.input(field, { target: { value: 'nogi lat' } });
  expect(options()).toEqual(['Nogi latem', 'Wszystkie wyniki dla „nogi lat”']);
  await waitFor(() => expect(http.calls.length).toBe(before + 1));
  fireEvent.input(field, { target: { value: 'nog' } });
  expect(options()).toHaveLength(4);
  await act(async () => undefined);
  expect(http.calls.length).toBe(before + 1);
});

test('letters typed one after the other make one request', async () => {
  const { field, http } = show();
  await shown('Pachy');
  for (const value of ['nog', 'nogi', 'nogi d']) fireEvent.input(field, { target: { value } });
  await waitFor(() => expect(http.calls.map(({ options: sent }) => sent?.query?.q)).toEqual(['', 'nogi d']));
});

test('nothing found and a failed call are told apart, and neither hides the field', async () => {
  const { field } = show((q) => {
    if (q === 'nog') throw httpError(503, 'unavailable');
    return { groups: [] };
  });
  await userEvent.type(field, 'xyz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nic nie pasuje do „xyz”/));
  await userEvent.clear(field);
  await userEvent.type(field, 'nog');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Naciśnij Enter/));
  await userEvent.keyboard('{Enter}');
  expect(submitted).toEqual(['nog']);
});

test('the list closes with the focus, not by a press in it', async () => {
  const { field } = show();
  await userEvent.type(field, 'nog');
  const option = await shown('Całe nogi');
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.focusOut(field, { relatedTarget: null });
  expect(options()).toEqual([]);
});

/** Leaves the field after the first rendering, before the effects that listen to it. */
function Leaving({ field }: { field: HTMLElement }) {
  useLayoutEffect(() => field.blur(), [field]);
  return null;
}

test('a field that is left while the list is mounted stays closed', async () => {
  const { field, http } = show(undefined, 'nogi');
  await shown('Całe nogi');
  cleanup();
  field.focus();
  const box = (
    <>
      <SuggestionBox field="field" />
      <Leaving field={field} />
    </>
  );
  renderModule(box, { module: 'catalog', resources: { pl, en }, http, sitemap });
  expect([field.getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
});

test('what a script enters in a field without the focus opens nothing until the field has it', async () => {
  const { field } = show();
  await userEvent.type(field, 'nogi');
  await shown('Całe nogi');
  act(() => field.blur());
  fireEvent.input(field, { target: { value: 'nog' } });
  fireEvent.input(field, { target: { value: 'nogi' } });
  expect(options()).toEqual([]);
  act(() => field.focus());
  expect(options()).toHaveLength(4);
});

test('an empty field offers what was seen last, which goes with the history', async () => {
  localStorage.setItem('recentlySeen', '["7","8"]');
  show();
  expect((await shown('Łydki')).getAttribute('href')).toBe('/strefa-kobiet/lydki/');
  expect(screen.getByText('Ostatnio oglądane')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść historię' }));
  expect(options()).toEqual(['Pachy']);
  expect(localStorage.getItem('recentlySeen')).toBeNull();
});
