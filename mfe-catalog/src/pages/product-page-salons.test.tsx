import { httpError } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { treatment } from '../testing/catalog-records';
import { firstFreeTimes, showProduct } from '../testing/product-page';

test('salons that do it show their first free time, and lead to all of them', async () => {
  const { http } = showProduct(() => ({ product: treatment() }));
  const salon = await screen.findByRole('link', { name: 'Salon 1' });
  expect(salon.getAttribute('href')).toBe('/salony/salon-1/');
  expect(screen.getByText('pierwszy wolny termin: piątek, 27 listopada, 14:15')).toBeTruthy();
  expect(screen.getByText('brak wolnych terminów w najbliższych dniach')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Wszystkie salony z tym zabiegiem' });
  expect(all.getAttribute('href')).toBe('/salony/epilacja/');
  const calls = http.calls.filter(({ path }) => path === '/events/first-free-times');
  expect(calls.map(({ options }) => options.query)).toEqual([{ productId: '7' }]);
});

test('a salon with a free time is chosen for the visit', async () => {
  showProduct(() => ({ product: treatment() }));
  await userEvent.click(await screen.findByRole('button', { name: 'Wybierz salon Salon 1' }));
  expect(screen.getByRole('button', { name: 'Wybrany salon Salon 1' })).toBeTruthy();
  expect(screen.getByText(/^Dodaj zabieg do koszyka\. .* ten salon będzie już zaznaczony\.$/)).toBeTruthy();
  expect([localStorage.getItem('lastSalon'), sessionStorage.getItem('wantedSalon')]).toEqual(['1', '1']);
  localStorage.clear();
  sessionStorage.clear();
});

describe('the first free day', () => {
  const location = { id: '4', name: 'Aksamit Mokotów', slug: 'mokotow', city: 'Warszawa' };
  const page = () => ({ product: treatment(), firstFreeDay: { date: '2026-11-30', location } });
  afterEach(() => localStorage.clear());

  test('is there at once, with its city', async () => {
    const { http } = showProduct(page);
    expect(await screen.findByText(/^Najbliższy wolny termin: poniedziałek, 30 listopada, Warszawa\.$/)).toBeTruthy();
    const asked = http.calls.filter(({ path }) => path === '/events/first-free-times');
    expect(asked.map(({ options }) => options.query)).toEqual([{ productId: '7' }]);
  });

  test('is that of the salon which the visitor chose last, with the time', async () => {
    localStorage.setItem('lastSalon', '1');
    const { http } = showProduct(page);
    expect(await screen.findByText(/^Salon 1: najbliższy wolny termin piątek, 27 listopada, 14:15\.$/)).toBeTruthy();
    const asked = http.calls.filter(({ path }) => path === '/events/first-free-times');
    expect(asked.map(({ options }) => options.query)).toContainEqual({ productId: '7', locationIds: '1' });
  });

  test('stays where that salon has none, and what others stored is not asked about', async () => {
    localStorage.setItem('lastSalon', 'x');
    const { http } = showProduct(page);
    expect(await screen.findByText(/^Najbliższy wolny termin/)).toBeTruthy();
    expect(http.calls.filter(({ options }) => options.query && 'locationIds' in options.query)).toEqual([]);
  });

  test('is left out while it is not known', async () => {
    showProduct(() => ({ product: treatment(), firstFreeDay: null }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^Najbliższy wolny termin/)).toBeNull();
  });
});

test('free times that could not be fetched are requested again', async () => {
  let answers = 0;
  const { http } = showProduct(() => ({ product: treatment() }));
  http.answer('GET /events/first-free-times', () => {
    answers += 1;
    if (answers === 1) throw httpError(503, 'unavailable');
    return { firstFreeTimes };
  });
  expect(await screen.findByText('Nie udało się sprawdzić terminów. Spróbuj ponownie.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż najbliższe terminy' }));
  expect(await screen.findByRole('link', { name: 'Salon 1' })).toBeTruthy();
});
