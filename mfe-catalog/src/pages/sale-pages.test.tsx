import { createFakeHttp, type FakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resources } from '../app/resources';
import { sitemap } from '../testing/catalog-records';
import { bundleRecord, offerRecord } from '../testing/sale-records';
import { BundlePage } from './bundle.page';
import { BundlesPage } from './bundles.page';
import { OfferPage } from './offer.page';
import { MensSpecialOffersPage, SpecialOffersPage } from './offers.page';
import { VouchersPage } from './vouchers.page';

function show(ui: ReactElement, http: FakeHttp, params: Record<string, string> = {}) {
  const mounted: { name: string; props: unknown }[] = [];
  const mountFragment = ({ name, props }: { name: string; props: unknown }) => {
    mounted.push({ name, props });
    return { update: (next: unknown) => void mounted.push({ name, props: next }), unmount: () => undefined };
  };
  const page = { name: 'page', params };
  const shown = renderModule(ui, {
    module: 'catalog',
    publishes: ['commerce'],
    resources,
    http,
    page,
    sitemap,
    host: { mountFragment },
  });
  return { ...shown, mounted };
}

describe('a bundle', () => {
  const http = () => createFakeHttp({ 'GET /bundles/*': () => ({ bundle: bundleRecord() }) });

  test('shows what it holds, costs and for how long', async () => {
    show(<BundlePage />, http(), { slug: 'woman-soft' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Paczka Woman SOFT' })).toBeTruthy();
    expect(screen.getByText('6 zabiegów każdej wybranej partii ciała: 5 + 1 w prezencie')).toBeTruthy();
    expect(screen.getByText(/400,00.*za zabieg/)).toBeTruthy();
    expect(screen.getByText('Na wszystkie wizyty masz 12 miesięcy od pierwszej')).toBeTruthy();
  });

  test('is bought with the chosen areas, and shows how many are missing', async () => {
    const { mounted } = show(<BundlePage />, http(), { slug: 'woman-soft' });
    const group = await screen.findByRole('group', { name: 'Wybierz od 2 do 3 partii ciała' });
    expect(mounted.at(-1)?.props).toMatchObject({ chosen: [], missing: 'Wybierz jeszcze co najmniej 2 partie ciała.' });
    for (const name of ['pachy', 'bikini']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(mounted.at(-1)?.props).toEqual(
      expect.objectContaining({ itemType: 'bundle', itemId: 118, quantity: 1, chosen: ['1', '2'] }),
    );
    expect(mounted.at(-1)?.props).not.toHaveProperty('missing');
    await userEvent.click(screen.getByRole('checkbox', { name: 'broda' }));
    // A fourth is refused, and the group states why.
    await userEvent.click(screen.getByRole('checkbox', { name: 'łydki' }));
    expect(screen.getByRole('checkbox', { name: 'łydki' })).toHaveProperty('checked', false);
    expect(group.textContent).toContain('Gotowe: wybrane 3 partie. Żeby zamienić, odznacz którąś.');
  });

  test('whose address names a body part has it chosen; one that it does not hold, nothing', async () => {
    for (const [part, chosen] of [
      ['bikini', ['2']],
      ['plecy', []],
    ] as const) {
      window.history.replaceState({}, '', `/paczki/woman-soft/?bodyPart=${part}`);
      const { mounted, unmount } = show(<BundlePage />, http(), { slug: 'woman-soft' });
      const box = await screen.findByRole('checkbox', { name: 'bikini' });
      expect(box).toHaveProperty('checked', chosen.length > 0);
      expect(mounted.map(({ props }) => props)).toContainEqual(expect.objectContaining({ chosen }));
      unmount();
    }
    window.history.replaceState({}, '', '/paczki/woman-soft/');
  });

  test('that is not sold leads to those that are', async () => {
    const gone = () => {
      throw httpError(404, 'not_found');
    };
    show(<BundlePage />, createFakeHttp({ 'GET /bundles/*': gone }), { slug: 'x' });
    const link = await screen.findByRole('link', { name: 'Paczki zabiegów' });
    expect(link.getAttribute('href')).toBe('/cennik-paczki/');
  });

  test('stands in the list, or the list offers another try', async () => {
    const failing = createFakeHttp({
      'GET /bundles': () => {
        throw httpError(503, 'service_unavailable');
      },
    });
    show(<BundlesPage />, failing);
    await screen.findByText('Nie udało się pobrać danych');
    failing.answer('GET /bundles', () => ({ bundles: [bundleRecord()] }));
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    const link = await screen.findByRole('link', { name: 'Paczka Woman SOFT' });
    expect(link.getAttribute('href')).toBe('/paczki/woman-soft/');
  });
});

test('a bundle leads to its choice what is pressed too early, and says there what is missing', async () => {
  const { mounted } = show(<BundlePage />, createFakeHttp({ 'GET /bundles/*': () => ({ bundle: bundleRecord() }) }), {
    slug: 'woman-soft',
  });
  await screen.findByRole('group', { name: 'Wybierz od 2 do 3 partii ciała' });
  const { missingAt } = (mounted.at(-1) ?? { props: {} }).props as { missingAt: string };
  const words = document.getElementById(missingAt);
  expect(words?.textContent).toBe('Wybierz jeszcze co najmniej 2 partie ciała.');
  expect(words?.dataset.asked).toBeUndefined();
  // As the cart's button does.
  act(() => words?.focus());
  expect(document.activeElement).toBe(words);
  expect(words?.dataset.asked).toBe('');
  for (const name of ['pachy', 'bikini']) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(words?.dataset.asked).toBeUndefined();
});

describe('a special offer', () => {
  test('shows what it holds, what that costs one by one, until when it holds, and goes into the cart', async () => {
    const http = createFakeHttp({ 'GET /offers/*': () => ({ offer: offerRecord() }) });
    const { mounted } = show(<OfferPage />, http, { slug: 'pachy-i-bikini' });
    await screen.findByRole('heading', { level: 1, name: joinShortWords('Pachy i bikini razem') });
    expect(screen.getByRole('link', { name: 'Depilacja bikini' })).toBeTruthy();
    expect(screen.getByText(/^18% taniej niż te same zabiegi kupowane osobno \(368,00.zł\)$/)).toBeTruthy();
    expect(document.querySelector('s')).toBeNull();
    expect(screen.getByText(/Ważna do 04\.01\.2099/)).toBeTruthy();
    expect(mounted[0]?.props).toMatchObject({ itemType: 'offer', itemId: 125, quantity: 1, buyNow: true });
    expect(screen.getByText('Wizytę bezpłatnie przełożysz do 24 godzin przed terminem.')).toBeTruthy();
  });

  test('stands in the lists of all and of one gender, which state when they are empty', async () => {
    const http = createFakeHttp({
      'GET /offers': ({ options }) => ({ offers: options.query?.gender === 'male' ? [] : [offerRecord()] }),
    });
    const first = show(<SpecialOffersPage />, http);
    const link = await screen.findByRole('link', { name: 'Pachy i bikini razem' });
    expect(link.getAttribute('href')).toBe('/oferty-specjalne/pachy-i-bikini/');
    first.unmount();
    show(<MensSpecialOffersPage />, http);
    expect(await screen.findByText('Nie mamy teraz ofert dla mężczyzn')).toBeTruthy();
  });
});

test('the voucher page gives the form the market’s amounts and a record of each kind', async () => {
  const amounts = { step: 5_000, offered: [5_000], least: 5_000, most: 200_000 };
  const voucher = (id: string, kind: string) => ({ id, kind, validMonths: 6 });
  const http = createFakeHttp({
    'GET /markets/*': () => ({ market: { voucherAmounts: amounts } }),
    'GET /vouchers': () => ({
      vouchers: [voucher('136', 'electronic'), voucher('137', 'paper'), voucher('138', 'electronic')],
    }),
  });
  const { mounted } = show(<VouchersPage />, http);
  await waitFor(() => expect(mounted.length).toBeGreaterThan(0));
  expect(screen.getByText('Ważny 6 miesięcy')).toBeTruthy();
  const vouchers = [
    { id: '136', kind: 'electronic' },
    { id: '137', kind: 'paper' },
  ];
  expect(mounted[0]).toEqual({ name: 'voucher-form', props: { vouchers, amounts, validMonths: 6 } });
});
