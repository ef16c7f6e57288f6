import type { StaffArticleText } from '@aksamit/contracts/staff';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleRow, articleText, renderArticles } from '../testing/articles-fixtures';
import { pageOf } from '../testing/offer-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const VERSIONS = 'POST /admin/articles/5/versions';
const PUBLICATIONS = 'POST /admin/articles/5/publications';
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** The answer to a saved version: its text, under the next number. */
const saved = ({ options }: { options: { body?: unknown } }) => {
  const { basedOn, content } = options.body as { basedOn: number; content: StaffArticleText['content'] };
  return { articleText: { ...articleText, content, version: { ...articleText.version, number: basedOn + 1 } } };
};

test('the list shows title, category, author and state, and filters by the address', async () => {
  const { http } = renderArticles({
    query: '?state=planned&sort=title',
    answers: {
      'GET /admin/articles': () =>
        pageOf({ articles: [{ ...articleRow, state: 'planned', publishAt: '2026-12-24T17:00:00Z' }] }),
    },
  });
  const row = await screen.findByRole('row', { name: /Po.laserze/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/tresci/artykuly/5/');
  await waitFor(() => expect(within(row).getByText('Pielęgnacja')).toBeTruthy());
  expect(within(row).getByText('Anna Zielińska')).toBeTruthy();
  expect(within(row).getByText('zaplanowany')).toBeTruthy();
  expect(within(row).getByText(/Publikacja: 24\.12\.2026/)).toBeTruthy();
  const call = http.calls.find(({ path }) => path === '/admin/articles');
  expect(call?.options.query).toEqual({ perPage: 24, sort: 'title', state: 'planned' });
});

test.each(['staff', 'manager'])('the role %s has no access', async (role) => {
  renderArticles({ role });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
});

test('an article is begun with its titles, from which its addresses follow', async () => {
  const { http } = renderArticles({
    id: 'new',
    answers: { 'POST /admin/article-drafts': () => ({ articleText: { ...articleText, id: '9' } }) },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zacznij pisać' }));
  expect((await screen.findByRole('alert')).textContent).toContain('wymagane');
  await user.type(await box(/^Tytuł \(PL\)/), 'Łagodnie po zabiegu!');
  await user.type(await box(/^Tytuł \(EN\)/), 'Gently afterwards');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Kategoria/ }), 'Pielęgnacja');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Autor/ }), 'Anna Zielińska');
  await user.click(button('Zacznij pisać'));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/tresci/artykuly/9/'));
  expect(http.bodiesOf('POST /admin/article-drafts')).toEqual([
    {
      title: { pl: 'Łagodnie po zabiegu!', en: 'Gently afterwards' },
      slugs: { pl: 'lagodnie-po-zabiegu', en: 'gently-afterwards' },
      categoryId: '1',
      authorId: '2',
    },
  ]);
});

test('a text is changed and saved as a version that names the one before', async () => {
  const { http, toasts } = renderArticles({ id: '5', answers: { [VERSIONS]: saved } });
  const user = userEvent.setup();
  const title = await box(/^Tytuł \(PL\)/);
  await user.type(title, ' i dalej');
  await user.click(button('Śródtytuł'));
  // The new block has the focus.
  await user.keyboard('Pierwszy dzień');
  await user.click(button('Lista'));
  await user.type(await box('Lista'), 'woda{Enter}krem{Enter}');
  expect(screen.getByText('Zmiany nie są zapisane.')).toBeTruthy();
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(toasts).toEqual(['Zapisano wersję']));
  const [body] = http.bodiesOf(VERSIONS) as { basedOn: number; content: StaffArticleText['content'] }[];
  expect(body?.basedOn).toBe(3);
  expect(body?.content.title.pl).toBe('Po laserze i dalej');
  expect(body?.content.content.pl).toEqual([
    { type: 'paragraph', text: 'Skóra lubi spokój.' },
    { type: 'heading', text: 'Pierwszy dzień', level: 2 },
    { type: 'list', items: ['woda', 'krem'], ordered: false },
  ]);
  expect(screen.queryByText('Zmiany nie są zapisane.')).toBeNull();
});

test('blocks are moved and taken away by keyboard, and pasted paragraphs become blocks', async () => {
  const { http } = renderArticles({ id: '5', answers: { [VERSIONS]: saved } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Akapit' }));
  const [, second] = screen.getAllByRole('textbox', { name: 'Akapit' });
  if (!second) throw new Error('no second paragraph');
  await user.click(second);
  await user.paste('Raz.\n\nDwa.');
  expect(screen.getAllByRole('textbox', { name: 'Akapit' })).toHaveLength(3);
  screen.getByRole('button', { name: 'Przesuń wyżej: Akapit, 3' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Przesuń wyżej: Akapit, 2' }));
  await user.click(button('Usuń: Akapit, 1'));
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(http.bodiesOf(VERSIONS)).toHaveLength(1));
  const [body] = http.bodiesOf(VERSIONS) as { content: StaffArticleText['content'] }[];
  expect(body?.content.content.pl).toEqual([
    { type: 'paragraph', text: 'Dwa.' },
    { type: 'paragraph', text: 'Raz.' },
  ]);
});

test('what is typed is saved before it is published, and an unfinished text is explained', async () => {
  const published = { ...articleText, state: 'published', publishedAt: '2026-11-27T12:00:00Z' };
  const { http, toasts } = renderArticles({
    id: '5',
    answers: {
      [VERSIONS]: saved,
      [PUBLICATIONS]: ({ options }) => ({
        articleText: {
          ...published,
          version: { ...articleText.version, number: Reflect.get(options.body as object, 'basedOn') },
        },
      }),
    },
  });
  const user = userEvent.setup();
  const meta = await box(/^Tytuł dla wyszukiwarek \(EN\)/);
  await user.clear(meta);
  await user.click(button('Opublikuj teraz'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opublikuj' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /^Tytuł dla wyszukiwarek \(EN\)/ })).toBeTruthy();
  expect(http.bodiesOf(VERSIONS)).toEqual([]);
  await user.type(meta, 'After the laser');
  await user.click(button('Opublikuj teraz'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() => expect(toasts).toContain('Opublikowano. Strona pokaże to od razu.'));
  expect(http.bodiesOf(PUBLICATIONS)).toEqual([{ action: 'publish', basedOn: 4 }]);
  expect(await screen.findByRole('link', { name: 'Zobacz na stronie' })).toBeTruthy();
});

test('a time is planned by the clock in Poland, and not one that has passed', async () => {
  const { http } = renderArticles({
    id: '5',
    answers: { [PUBLICATIONS]: () => ({ articleText: { ...articleText, state: 'planned' } }) },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zaplanuj publikację' }));
  const dialog = await screen.findByRole('dialog');
  const when = within(dialog).getByLabelText(/^Dzień i.godzina/);
  await user.type(when, '2020-01-01T10:00');
  await user.click(within(dialog).getByRole('button', { name: 'Zaplanuj' }));
  expect(within(dialog).getByText(/Ten.czas już.minął/)).toBeTruthy();
  await user.clear(when);
  await user.type(when, '2099-12-24T18:00');
  await user.click(within(dialog).getByRole('button', { name: 'Zaplanuj' }));
  await waitFor(() =>
    expect(http.bodiesOf(PUBLICATIONS)).toEqual([
      { action: 'plan', publishAt: '2099-12-24T17:00:00.000Z', basedOn: 3 },
    ]),
  );
});

test('somebody else saved: the changes of both are shown, nothing typed is lost, and both are joined', async () => {
  const theirs = {
    ...articleText,
    version: { ...articleText.version, number: 4, createdBy: { id: 'u2', name: 'Ola Lis' } },
    content: {
      ...articleText.content,
      title: { pl: 'Tytuł Oli', en: 'After the laser' },
      lead: { pl: 'Wstęp Oli.', en: 'What to do afterwards.' },
    },
  };
  let isRefused = true;
  const { http } = renderArticles({
    id: '5',
    answers: {
      'GET /admin/articles/5/text': () => ({ articleText: http.bodiesOf(VERSIONS).length > 0 ? theirs : articleText }),
      [VERSIONS]: (request) => {
        if (isRefused) throw httpError(409, 'content_changed');
        return saved(request);
      },
    },
  });
  const user = userEvent.setup();
  const title = await box(/^Tytuł \(PL\)/);
  await user.clear(title);
  await user.type(title, 'Mój tytuł');
  await user.click(button('Zapisz wersję'));
  expect(await screen.findByText(/^Ola.Lis ma tu nowszą/)).toBeTruthy();
  expect(screen.getByText(/Zmieniło się: Tytuł, Wstęp/)).toBeTruthy();
  expect(screen.getByText('Tytuł Oli', { exact: false })).toBeTruthy();
  expect(title.value).toBe('Mój tytuł');
  await user.click(button('Zostaw moje słowa, resztę połącz'));
  expect((await box(/^Wstęp \(PL\)/)).value).toBe('Wstęp Oli.');
  isRefused = false;
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(http.bodiesOf(VERSIONS)).toHaveLength(2));
  expect(http.bodiesOf(VERSIONS)[1]).toMatchObject({
    basedOn: 4,
    content: { title: { pl: 'Mój tytuł' }, lead: { pl: 'Wstęp Oli.' } },
  });
});

test('what was typed outlives a failed request and a reload, and can be discarded', async () => {
  const away = {
    [VERSIONS]: () => {
      throw httpError(0, 'network_error');
    },
  };
  const first = renderArticles({ id: '5', answers: away });
  const user = userEvent.setup();
  await user.type(await box(/^Tytuł \(PL\)/), '!');
  await user.click(button('Zapisz wersję'));
  expect(await screen.findByText(/^Nie udało się połączyć/)).toBeTruthy();
  first.unmount();
  renderArticles({ id: '5', answers: away });
  expect((await box(/^Tytuł \(PL\)/)).value).toBe('Po laserze!');
  await user.click(button('Odrzuć zmiany'));
  expect((await box(/^Tytuł \(PL\)/)).value).toBe('Po laserze');
});

test('a former version comes back into the form', async () => {
  const former = { ...articleText.version, number: 2 };
  const { http } = renderArticles({
    id: '5',
    answers: {
      'GET /admin/articles/5/versions': () => pageOf({ articleVersions: [articleText.version, former] }),
      'GET /admin/articles/5/versions/2': () => ({
        articleVersion: {
          ...former,
          content: { ...articleText.content, lead: { pl: 'Dawny wstęp.', en: 'What to do afterwards.' } },
        },
      }),
      [VERSIONS]: saved,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Przywróć wersję 2' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/zmieni się: Wstęp\./)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Przywróć' }));
  expect((await box(/^Wstęp \(PL\)/)).value).toBe('Dawny wstęp.');
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(http.bodiesOf(VERSIONS)).toHaveLength(1));
});

test('a preview shows what is typed, and its link stays on the page', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { http } = renderArticles({
    id: '5',
    answers: {
      'POST /admin/content-previews': () => ({
        contentPreviewLink: { token: 'tajny-link', expiresAt: '2026-11-28T12:00:00Z' },
      }),
    },
  });
  const user = userEvent.setup();
  await user.type(await box(/^Tytuł \(PL\)/), '?');
  await user.click(button('Podgląd'));
  const link = await screen.findByRole('link', { name: 'Otwórz podgląd' });
  expect(link.getAttribute('href')).toBe('/podglad/tajny-link/');
  expect(opened).toHaveBeenCalledWith('/podglad/tajny-link/', 'preview-5');
  expect(http.bodiesOf('POST /admin/content-previews')).toMatchObject([
    { recordKind: 'article', recordId: '5', content: { title: { pl: 'Po laserze?' } } },
  ]);
  opened.mockRestore();
});

test('a promotion bar is added, and a link of it that leads nowhere is refused at its field', async () => {
  const { http } = renderArticles({ id: '5', answers: { [VERSIONS]: saved } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Dodaj pasek promocyjny' }));
  await user.type(await box('Nagłówek paska (PL)'), 'Zima');
  const link = await box('Dokąd prowadzi główny przycisk (PL)');
  await user.type(link, 'cennik');
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(link);
  await user.type(link, '/cennik/');
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(http.bodiesOf(VERSIONS)).toHaveLength(1));
  expect(http.bodiesOf(VERSIONS)[0]).toMatchObject({
    content: {
      promoBarVisible: true,
      promoBar: { pl: { promoBarHeadline: 'Zima', promoBarButtonMainUrl: '/cennik/' } },
    },
  });
});

test('a bar that others show too is chosen by its name', async () => {
  const { http } = renderArticles({ id: '5', answers: { [VERSIONS]: saved } });
  const user = userEvent.setup();
  const bars = await screen.findByRole('combobox', { name: /^Wspólny pasek/ });
  await user.selectOptions(bars, await within(bars).findByRole('option', { name: 'Zima' }));
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(http.bodiesOf(VERSIONS)).toMatchObject([{ content: { promoBarId: '7' } }]));
});

test('related articles are found by their titles and chosen, the article itself is not', async () => {
  const { http } = renderArticles({
    id: '5',
    answers: {
      'GET /admin/articles': () =>
        pageOf({ articles: [articleRow, { ...articleRow, id: '8', title: { pl: 'Przed laserem', en: 'Before' } }] }),
      'GET /admin/articles/8': () => ({ article: { ...articleRow, title: { pl: 'Przed laserem', en: 'Before' } } }),
      [VERSIONS]: saved,
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: /^Artykuły pokrewne/ }), 'laser');
  await user.click(await screen.findByRole('radio', { name: 'Przed laserem' }));
  expect(screen.queryByRole('radio', { name: 'Po laserze' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Usuń: Przed laserem' })).toBeTruthy();
  await user.click(button('Zapisz wersję'));
  await waitFor(() => expect(http.bodiesOf(VERSIONS)).toHaveLength(1));
  expect(http.bodiesOf(VERSIONS)[0]).toMatchObject({ content: { relatedIds: ['8'] } });
});

test('the page is in English too', async () => {
  renderArticles({ id: '5', locale: 'en' });
  expect(await screen.findByRole('button', { name: 'Save version' })).toBeTruthy();
});
