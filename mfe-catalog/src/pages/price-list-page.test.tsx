import { createFakeHttp, FakePage, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { sitemap, treatment } from '../testing/catalog-records';
import { offerRecord } from '../testing/sale-records';
import { PriceListPage } from './price-list.page';

const calf = treatment({ id: '8', name: 'Depilacja łydek', slug: 'lydki' });
const pack = treatment({ id: '9', name: 'Pakiet Komfort: nogi', type: 'package', packageQuantity: 6 });
const flexi = { ...offerRecord(), id: '30', name: 'Nogi i pachy Flexi', variant: 'flexy' as const };

function show(address: string, products: unknown = { products: [treatment(), calf, pack] }, name = 'price-list') {
  window.history.replaceState({}, '', address);
  const http = createFakeHttp({ 'GET /products': () => products, 'GET /offers': () => ({ offers: [flexi] }) });
  return renderModule(<PriceListPage />, {
    module: 'catalog',
    resources,
    http,
    sitemap,
    page: { name, params: {} },
  });
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const rowNames = () =>
  [...document.querySelectorAll<HTMLElement>('[data-price-row]')]
    .filter((one) => !one.hidden)
    .map((one) => one.querySelector('a')?.textContent);

test('a row is put into the cart by a form of the page, which needs no script and stays with one', async () => {
  show('/cennik/');
  const button = within(await row(/łydek/)).getByRole<HTMLButtonElement>('button', {
    name: 'Dodaj do koszyka: Depilacja łydek',
  });
  expect([button.type, button.name, button.value]).toEqual(['submit', 'itemId', '8']);
  const { form } = button;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/koszyk/']);
  expect(form?.hasAttribute('data-in-background')).toBe(true);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: 'add',
    itemType: 'product',
    quantity: '1',
    from: '/cennik/',
  });
  const ofPackage = within(await row(/Pakiet Komfort/)).getByRole<HTMLButtonElement>('button');
  expect(new FormData(ofPackage.form ?? undefined).get('itemType')).toBe('package');
});

test('what is not sold singly leads to its page', async () => {
  show('/cennik/', { products: [{ ...calf, pricingMatrix: calf.pricingMatrix.slice(1) }] });
  const own = within(await row(/łydek/));
  expect(own.queryByRole('button')).toBeNull();
  expect(own.getByRole('link', { name: 'Wybierz: Depilacja łydek' }).getAttribute('href')).toBe(
    '/strefa-kobiet/lydki/',
  );
});

test('a table of packages alone has no column of one treatment', async () => {
  show('/cennik/', { products: [pack] });
  expect(within(await row(/Pakiet Komfort/)).getAllByRole('cell')).toHaveLength(2);
  expect(screen.queryByRole('columnheader', { name: '1 zabieg' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Seria lub pakiet' })).toBeTruthy();
});

test('a package leaves the cell of one treatment empty', async () => {
  show('/cennik/');
  const cells = within(await row(/Pakiet Komfort/)).getAllByRole('cell');
  expect(cells[0]?.textContent).toBe('');
  expect(cells[1]?.textContent).toMatch(/200,00.*6 zabiegów/);
});

test('rows follow the words as they are typed, without marks, and come back', async () => {
  show('/cennik/');
  await row(/łydek/);
  const field = screen.getByRole('searchbox', { name: 'Szukaj w cenniku' });
  await userEvent.type(field, 'lyd');
  expect(rowNames()).toEqual(['Depilacja łydek']);
  expect(screen.getByRole('status').textContent).toBe('Pasuje 1 pozycja');
  await userEvent.type(field, 'x');
  expect(rowNames()).toEqual([]);
  expect(document.querySelectorAll('[data-price-group]:not([hidden])')).toHaveLength(0);
  expect(screen.getByRole('status').textContent).toMatch(/^Nic nie pasuje do „lydx”/);
  await userEvent.clear(field);
  expect(rowNames()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the words of the address filter on the server; the form keeps zone and section, links keep the words', async () => {
  show('/cennik/?gender=male&q=nogi');
  await row(/Pakiet Komfort/);
  expect(rowNames()).toEqual(['Pakiet Komfort: nogi']);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.getAttribute('action')).toBe('/cennik/');
  expect(Object.fromEntries(new FormData(form))).toEqual({ gender: 'male', q: 'nogi' });
  expect(screen.getByRole('link', { name: 'Dla kobiet' }).getAttribute('href')).toBe('/cennik/?q=nogi#results');
});

test('the flexi offer is the other section of the whole list, and comes before its parts', async () => {
  const { http } = show('/cennik/?section=bodyPart');
  const table = within(await screen.findByRole('table', { name: 'Oferta Flexi' }));
  expect(table.getByRole('link', { name: 'Nogi i pachy Flexi' }).getAttribute('href')).toMatch(
    /^\/oferty-specjalne-flexy\//,
  );
  const button = table.getByRole<HTMLButtonElement>('button');
  expect([button.value, new FormData(button.form ?? undefined).get('itemType')]).toEqual(['30', 'offer']);
  expect(screen.getByRole('link', { name: 'Oferta Flexi' }).getAttribute('aria-current')).toBe('page');
  expect(http.calls.find(({ path }) => path === '/offers')?.options.query).toMatchObject({
    variant: 'flexy',
    gender: 'female',
  });
});

test('the print button opens the browser’s dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show('/cennik/');
  await userEvent.click(await screen.findByRole('button', { name: 'Drukuj cennik' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a list longer than a page has pages, and its words are searched for by the server', async () => {
  const { http, heads } = show(
    '/cennik/?page=2&q=nogi',
    new FakePage({ products: [treatment(), calf] }, { page: 2, perPage: 80, total: 170 }),
  );
  await row(/łydek/);
  // What the API found is shown, whatever its words are.
  expect(rowNames()).toHaveLength(2);
  const asked = http.calls.filter(({ path }) => path === '/products').map(({ options }) => options.query);
  expect(asked).toEqual([
    expect.objectContaining({ page: 2, perPage: 80, q: undefined }),
    expect.objectContaining({ page: 2, perPage: 80, q: 'nogi' }),
  ]);
  const pager = within(screen.getByRole('navigation', { name: 'Strony listy' }));
  expect(pager.getByText('Strona 2 z 3')).toBeTruthy();
  expect(pager.getByRole('link', { name: 'Następne' }).getAttribute('href')).toBe('/cennik/?q=nogi&page=3#results');
  // The other zone begins at its first page.
  expect(screen.getByRole('link', { name: 'Dla mężczyzn' }).getAttribute('href')).toBe(
    '/cennik/?gender=male&q=nogi#results',
  );
  expect(heads.at(-1)?.canonicalPath).toBe('/cennik/');
  const field = screen.getByRole('searchbox', { name: 'Szukaj w cenniku' });
  await userEvent.type(field, 'x');
  expect(rowNames()).toHaveLength(2);
});

test('a list without rows leads to where there are some', async () => {
  const { unmount } = show(
    '/cennik/?page=9&gender=male',
    new FakePage({ products: [] }, { page: 9, perPage: 80, total: 90 }),
  );
  expect(await screen.findByText('Tej strony cennika nie ma')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pierwsza strona cennika' }).getAttribute('href')).toBe(
    '/cennik/?gender=male',
  );
  unmount();
  show('/cennik/', { products: [] });
  expect(await screen.findByText('Nie ma jeszcze cen w tym dziale')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wszystkie salony' }).getAttribute('href')).toBe('/salony/');
});

test('the price list shows single and series prices by treatment', async () => {
  const { http } = show('/cennik/?gender=male', { products: [treatment()] });
  expect((await row(/Depilacja nóg/)).textContent).toMatch(/200,00.*900,00.*6 zabiegów, 150,00/);
  expect(http.calls[0]?.options.query).toMatchObject({ gender: 'male' });
  expect(screen.getByRole('link', { name: 'Dla kobiet' }).getAttribute('href')).toBe('/cennik/#results');
});

test('a list of its own asks for its kind only, and leads to the others', async () => {
  const address = '/cennik/pakiety-endermologii/?section=bodyPart';
  const { http, heads } = show(address, { products: [treatment()] }, 'packages-endermology');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cennik pakietów endermologii' })).toBeTruthy();
  expect(http.calls[0]?.options.query).toMatchObject({ category: 'endermology', type: 'package', gender: 'female' });
  expect(heads.at(-1)?.canonicalPath).toBe('/cennik/pakiety-endermologii/');
  expect(screen.getByRole('link', { name: 'Endermologia: pakiety' }).hasAttribute('aria-current')).toBe(true);
  expect(screen.getByRole('link', { name: 'Dla mężczyzn' }).getAttribute('href')).toBe(
    '/cennik/pakiety-endermologii/?gender=male&section=bodyPart#results',
  );
  expect(screen.getByRole('link', { name: 'Oczyszczanie wodorowe: zabiegi' }).getAttribute('href')).toBe(
    '/cennik/zabiegi-oczyszanie-wodorowe/?section=bodyPart',
  );
});
