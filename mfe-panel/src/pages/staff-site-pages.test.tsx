import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSitePages, sitePage, sitePageShop } from '../testing/site-pages-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const sectionNames = () =>
  within(screen.getByRole('list', { name: 'Sekcje' }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);
const bodyOf = (http: { bodiesOf(address: string): unknown[] }, call: string) =>
  http.bodiesOf(`PUT /admin/cms-pages/7/${call}`).at(-1) as { version: number; content: typeof sitePage };

test('pages are listed with address, state and who changed them; filters are in the address', async () => {
  const answers = {
    'GET /admin/cms-pages': () => new FakePage({ cmsPages: [sitePage] }, { page: 1, perPage: 25, total: 1 }),
  };
  const { http } = renderSitePages({ query: '?enabled=true', answers });
  const row = await screen.findByRole('row', { name: /Wiosna/ });
  expect(within(row).getByText('/lp/wiosna/')).toBeTruthy();
  expect(within(row).getByText('opublikowana')).toBeTruthy();
  expect(row.textContent).toContain('Ewa Lis');
  expect(http.calls.at(-1)?.options.query).toMatchObject({ enabled: 'true', sort: 'address' });
});

test('others than administrators see no pages', async () => {
  renderSitePages({ role: 'manager', answers: {} });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Nowa strona')).toBeNull();
});

test('a section is changed and published: the draft is stored first, with the version that was edited', async () => {
  const { answers } = sitePageShop();
  const { http, toasts } = renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^1\. Cytat/ }));
  const text = screen.getByRole('textbox', { name: /^Treść/ });
  await user.clear(text);
  await user.type(text, 'Nowy cytat');
  await user.click(screen.getByRole('button', { name: 'Opublikuj teraz' }));
  await waitFor(() => expect(toasts).toEqual(['Strona jest opublikowana']));
  const { version, content } = bodyOf(http, 'draft');
  expect(version).toBe(2);
  expect(content.sections.pl[0]).toEqual({ kind: 'quote', text: 'Nowy cytat', author: 'Zespół', role: null });
  expect(content.sections.en).toEqual(sitePage.sections.en);
  expect(bodyOf(http, 'publication')).toEqual({ version: 3, when: 'now' });
});

test('sections are added, moved by keys, copied and taken away in both languages, and come back', async () => {
  const { answers } = sitePageShop();
  const { http } = renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  (await screen.findByRole('button', { name: /^Przeciągnij.*1\. Cytat/ })).focus();
  await user.keyboard('{ArrowDown}');
  expect(sectionNames()[1]).toContain('2. Cytat');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/2\. Cytat/));
  await user.click(screen.getByRole('button', { name: 'Powiel: 2. Cytat' }));
  await user.click(screen.getByRole('button', { name: 'Usuń: 1. Kroki' }));
  expect(sectionNames()).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe('Cofnij');
  await user.click(screen.getByRole('button', { name: 'Cofnij' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rodzaj sekcji' }), 'map');
  await user.click(screen.getByRole('button', { name: 'Dodaj sekcję' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^4\. Mapa/, expanded: true }));
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(http.bodiesOf('PUT /admin/cms-pages/7/draft')).toHaveLength(1));
  const { sections } = bodyOf(http, 'draft').content;
  const kinds = ['steps', 'quote', 'quote', 'map'];
  expect([sections.pl, sections.en].map((all) => all.map(({ kind }) => kind))).toEqual([kinds, kinds]);
});

test('a text that is missing in one language is marked, and a wrong field is named with its section', async () => {
  const { answers } = sitePageShop();
  const { http } = renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Angielski/ }));
  await user.click(screen.getByRole('button', { name: /^2\. Kroki/ }));
  await user.clear(screen.getByRole('textbox', { name: 'Tytuł' }));
  expect(screen.getByRole('button', { name: /^Angielski/ }).textContent).toContain('brakuje 1 tekstu');
  await user.click(screen.getByRole('button', { name: 'Usuń: Pozycje, 1' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await screen.findByText(/Sekcja 2 \(Kroki, EN\): Pozycje/)).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/cms-pages/7/draft')).toEqual([]);
});

test('an error in the other language is reached by its link, and its section stays open when it is corrected', async () => {
  const { answers } = sitePageShop();
  renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Angielski/ }));
  await user.click(screen.getByRole('button', { name: /^2\. Kroki/ }));
  await user.click(screen.getByRole('button', { name: 'Usuń: Pozycje, 1' }));
  await user.click(screen.getByRole('button', { name: /^Polski/ }));
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  await user.click(await screen.findByRole('link', { name: /Sekcja 2 \(Kroki, EN\): Pozycje/ }));
  expect(screen.getByRole('button', { name: /^Angielski/, pressed: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pozycje' }));
  await user.click(screen.getByRole('button', { name: 'Dodaj: Pozycje' }));
  expect(screen.queryByText(/Sekcja 2 \(Kroki, EN\): Pozycje/)).toBeNull();
  expect(screen.getByRole('button', { name: /^2\. Kroki/, expanded: true })).toBeTruthy();
});

test('a colleague was quicker: what differs is shown, what was typed is there and can be stored', async () => {
  const { shop, answers } = sitePageShop();
  const { http } = renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  // The page's own title comes before that for search engines.
  const [title] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Tytuł \(PL\)/ });
  if (!title) throw new Error('The page has no title.');
  await user.clear(title);
  await user.type(title, 'Moja wiosna');
  const theirs = { ...sitePage, title: { pl: 'Ich wiosna', en: 'Spring' } };
  shop.draft = { ...shop.draft, version: 5, content: theirs, editedBy: 'Jan Bąk' };
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await screen.findByText(/Jan Bąk/)).toBeTruthy();
  expect(await screen.findByText(/Ich wiosna/)).toBeTruthy();
  expect(title.value).toBe('Moja wiosna');
  await user.click(screen.getByRole('button', { name: 'Zapisz moje zmiany' }));
  await waitFor(() => expect(shop.draft).toMatchObject({ version: 6, content: { title: { pl: 'Moja wiosna' } } }));
  expect(bodyOf(http, 'draft').version).toBe(5);
});

test('a former state is compared and restored in the editor; nothing is stored until it is saved', async () => {
  const { shop, answers } = sitePageShop();
  renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Porównaj z edytowaną: Wersja 1' }));
  expect(within(screen.getByRole('dialog')).getByText(/Dawna wiosna/)).toBeTruthy();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zamknij' }));
  const restore = screen.getByRole('button', { name: 'Przywróć w edytorze: Wersja 1' });
  await user.click(restore);
  const question = screen.getByRole('dialog', { name: 'Przywrócić wersję 1?' });
  expect(within(question).getByText(/Dawna wiosna/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Zostaw bez zmian' }));
  expect(screen.queryByDisplayValue('Dawna wiosna')).toBeNull();
  await user.click(restore);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Przywróć' }));
  expect(await screen.findByDisplayValue('Dawna wiosna')).toBeTruthy();
  expect(shop.draft.content).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(shop.draft.content).toMatchObject({ title: { pl: 'Dawna wiosna' } }));
});

test('what is typed is shown as the real page before it is stored, in the width of a phone or a desktop', async () => {
  const { shop, answers } = sitePageShop();
  const { http } = renderSitePages({ id: '7', answers });
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^1\. Cytat/ }));
  await user.type(screen.getByRole('textbox', { name: /^Treść/ }), ' z podglądu');
  await user.click(screen.getByRole('button', { name: 'Podgląd: telefon' }));
  const link = await screen.findByRole('link', { name: 'Otwórz podgląd' });
  expect(link.getAttribute('href')).toBe('/podglad/tajny/');
  expect(opened).toHaveBeenCalledWith('/podglad/tajny/', 'preview-7-phone', expect.stringContaining('width=390'));
  expect(http.bodiesOf('POST /admin/content-previews')[0]).toMatchObject({
    recordKind: 'cmsPage',
    recordId: '7',
    content: { sections: { pl: [{ text: 'Cytat z podglądu' }, {}] } },
  });
  expect(shop.draft.content).toBeNull();
  opened.mockRestore();
});

test('what was typed outlives a reload', async () => {
  const { answers } = sitePageShop();
  const { unmount } = renderSitePages({ id: '7', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^1\. Cytat/ }));
  await user.type(screen.getByRole('textbox', { name: /^Treść/ }), ' dalej');
  unmount();
  renderSitePages({ id: '7', answers });
  expect(await screen.findByText('Są tu zmiany, których nie zapisano')).toBeTruthy();
  expect(screen.getByText('Cytat dalej')).toBeTruthy();
});

test('a new landing page begins in the folder of campaigns and is hidden', async () => {
  const { answers } = sitePageShop();
  const { http } = renderSitePages({
    id: 'new',
    answers: {
      ...answers,
      'POST /admin/cms-pages': () => {
        throw httpError(422, 'validation_failed', { fields: { slugs: ['Ten adres jest zajęty'] } });
      },
    },
  });
  const user = userEvent.setup();
  const type = async (name: RegExp, index: number, text: string) => {
    const field = screen.getAllByRole('textbox', { name })[index];
    if (field) await user.type(field, text);
  };
  await screen.findByRole('textbox', { name: /^Kod/ });
  await type(/^Kod/, 0, 'lato-2027');
  await type(/^Tytuł \(PL\)/, 0, 'Lato');
  await type(/^Tytuł \(EN\)/, 0, 'Summer');
  await type(/^Adres \(PL\)/, 0, 'lato');
  await type(/^Adres \(EN\)/, 0, 'summer');
  await type(/^Tytuł w wyszukiwarkach \(PL\)/, 0, 'Lato');
  await type(/^Tytuł w wyszukiwarkach \(EN\)/, 0, 'Summer');
  await user.click(screen.getByRole('button', { name: 'Dodaj stronę' }));
  expect(await screen.findByText(/Ten adres jest zajęty/, { selector: 'a *, a' })).toBeTruthy();
  expect(http.bodiesOf('POST /admin/cms-pages')[0]).toMatchObject({
    code: 'lato-2027',
    kind: 'campaign',
    enabled: false,
    slugs: { pl: 'lp/lato', en: 'lp/summer' },
  });
});
