import { httpError } from '@aksamit/module-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promotedTreatment, treatment } from '../testing/catalog-records';
import { showProduct } from '../testing/product-page';

test('shows name, duration with the longer first visit, what to know and related treatments', async () => {
  showProduct(() => ({ product: treatment() }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Depilacja nóg' })).toBeTruthy();
  expect(screen.getByText(/45–60 min \(pierwsza wizyta trwa o 15 min dłużej\)/)).toBeTruthy();
  const pointsOf = (name: string) =>
    screen.getByRole('heading', { name }).parentElement?.querySelector('ul')?.textContent;
  expect(pointsOf('Przeciwwskazania')).toBe('ciąża');
  expect(pointsOf('Do omówienia przed zabiegiem')).toBe('karmienie piersią');
  expect(screen.getByText('Ogól miejsce zabiegu.')).toBeTruthy();
  expect(screen.getByText('Czy to boli?')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Depilacja łydek' });
  expect(link.getAttribute('href')).toBe('/strefa-kobiet/depilacja-lydek/');
  expect(screen.queryByRole('link', { name: 'Depilacja nóg' })).toBeNull();
});

test('a treatment without a price leads to the phone and to those that are sold, and cannot be bought', async () => {
  const { mounted, heads } = showProduct(() => ({ product: treatment({ pricingMatrix: [] }) }));
  expect(await screen.findByText(/nie sprzedajemy teraz online/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '+48 22 000 00 00' }).getAttribute('href')).toBe('tel:+48220000000');
  expect(screen.getByRole('link', { name: 'Zabiegi dla kobiet' }).getAttribute('href')).toBe('/strefa-kobiet/');
  expect(screen.queryByRole('heading', { name: 'Gdzie i kiedy' })).toBeNull();
  expect(mounted).toEqual([]);
  expect(JSON.stringify(heads.at(-1)?.jsonLd)).not.toMatch(/"Offer"/);
});

test('the chosen series changes the price and what the cart’s fragment is given', async () => {
  const { mounted } = showProduct(() => ({ product: treatment() }));
  const series = await screen.findByRole('radio', { name: /6 zabiegów/ });
  expect(screen.getByRole('radio', { name: /1 zabieg/ })).toHaveProperty('checked', true);
  expect(mounted).toContainEqual({ itemType: 'product', itemId: 7, quantity: 1, name: 'Depilacja nóg', inBar: true });
  await userEvent.click(series);
  const bar = screen.getByRole('region', { name: 'Twój wybór' });
  expect(within(bar).getByText(/900,00/)).toBeTruthy();
  expect(within(bar).getByText('6 zabiegów')).toBeTruthy();
  expect(mounted.at(-1)).toEqual({ itemType: 'product', itemId: 7, quantity: 6, name: 'Depilacja nóg', inBar: true });
});

test('what a treatment asks to confirm is confirmed before either button adds it', async () => {
  const label = 'Nie mam rozrusznika serca.';
  const { mounted } = showProduct(() => ({ product: treatment({ hasCheckbox: true, checkboxLabel: label }) }));
  const box = await screen.findByRole('checkbox', { name: label });
  const missing = 'Zaznacz najpierw potwierdzenie nad przyciskiem.';
  const plain = { itemType: 'product', itemId: 7, quantity: 1, name: 'Depilacja nóg' };
  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((props) => (props as { missing?: string }).missing !== missing)).toEqual([]);
  // A button pressed too early leads to the checkbox by this id.
  const state = document.getElementById((mounted[0] as { missingAt?: string }).missingAt ?? '');
  expect(state?.textContent).toBe('');
  act(() => state?.focus());
  expect(state?.textContent).toBe('Zaznacz najpierw to pole, potem dodaj zabieg.');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(box);
  expect(state?.textContent).toBe('');
  expect(box).toHaveProperty('checked', true);
  expect(mounted.slice(-2)).toEqual([
    expect.objectContaining({ ...plain, isConfirmed: true, buyNow: true }),
    { ...plain, isConfirmed: true, inBar: true },
  ]);
  expect(mounted.slice(-2)).not.toContainEqual(expect.objectContaining({ missing }));
});

test('a promotion is counted from the lowest price of 30 days before, rounded down, and shows its end', async () => {
  showProduct(() => ({ product: promotedTreatment() }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText(/160,00/).length).toBeGreaterThan(0);
  expect(screen.getByText(/180,00/, { selector: 's' }).textContent).toMatch(
    /^Najniższa cena z 30 dni przed obniżką: 180,00/,
  );
  expect(screen.queryByText(/200,00/)).toBeNull();
  expect(screen.getByText('−11%')).toBeTruthy();
  expect(screen.getByText('Gładka zima')).toBeTruthy();
  expect(screen.getByText(/Najniższa cena z 30 dni przed obniżką: 180,00/)).toBeTruthy();
  expect(screen.getByText(/obowiązuje do 30\.11\.2026/)).toBeTruthy();
});

test('a promotion that does not undercut the lowest price of 30 days before announces nothing', async () => {
  const pricingMatrix = promotedTreatment().pricingMatrix.map((row) => ({ ...row, lowestPriceValue: 16_000 }));
  showProduct(() => ({ product: promotedTreatment({ pricingMatrix, lowestPriceValue: 16_000 }) }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText(/160,00/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/−\d+%/)).toBeNull();
  expect(screen.queryByText(/Najniższa cena/)).toBeNull();
  expect(document.querySelector('s')).toBeNull();
  expect(screen.queryByText('Gładka zima')).toBeNull();
  expect(screen.getByText('Cena obowiązuje do 30.11.2026.')).toBeTruthy();
});

test('several treatments show the lowest price in all and per treatment; buying more is a saving, no reduction', async () => {
  const row = (quantityFrom: number, quantityTo: number, price: number, lowestPriceValue: number | null) => ({
    ...{ quantityFrom, quantityTo, price, currency: 'PLN' as const, lowestPriceValue },
  });
  const promoted = promotedTreatment({ pricingMatrix: [row(1, 4, 20_000, 18_000), row(5, 9, 17_000, 15_300)] });
  const ongoingPromos = promoted.ongoingPromos.map((promo) => ({
    ...promo,
    pricingMatrix: [row(1, 4, 16_000, null), row(5, 9, 13_600, null)],
  }));
  const { heads } = showProduct(() => ({ product: { ...promoted, ongoingPromos } }));
  await userEvent.click(await screen.findByRole('radio', { name: /5 zabiegów/ }));
  expect(screen.getByText(/^Najniższa cena z 30 dni przed obniżką: 765,00.zł \(153,00.zł za zabieg\)$/)).toBeTruthy();
  expect(screen.getAllByText('15% taniej niż przy pojedynczym zabiegu').length).toBeGreaterThan(0);
  // 680.00 from 765.00.
  expect(screen.getByText('−11%')).toBeTruthy();
  expect(heads.at(-1)?.jsonLd?.[0]).toMatchObject({
    offers: [
      { price: '160.00', eligibleQuantity: { value: 1 }, priceSpecification: { price: '180.00' } },
      { price: '680.00', eligibleQuantity: { value: 5 }, priceSpecification: { price: '765.00' } },
      { price: '816.00', eligibleQuantity: { value: 6 } },
      { price: '1224.00', eligibleQuantity: { value: 9 } },
    ],
    additionalProperty: [
      { value: '180.00', valueReference: { value: 1 } },
      { value: '765.00', valueReference: { value: 5 } },
      { value: '918.00', valueReference: { value: 6 } },
      { value: '1377.00', valueReference: { value: 9 } },
    ],
  });
});

test('how it is rated leads to its opinions, of which three are shown by their own module', async () => {
  const quote = (id: string, rating: number) => ({
    ...{ id, rating, authorName: `Anna ${id}.`, content: `Polecam ${id}.`, locale: 'pl', isTranslated: false },
    ...{ verification: 'none', createdAt: '2026-11-02T09:00:00+00:00' },
  });
  const rating = { average: 4.5, count: 12 };
  const quotes = [quote('K', 5), quote('W', 2), quote('N', 4)];
  const { mounted, container } = showProduct(() => ({ product: { ...treatment(), rating, quotes } }));
  expect(await screen.findByText('Ocena 4,50 na 5')).toBeTruthy();
  expect(screen.getByRole('link', { name: '12 opinii' }).getAttribute('href')).toBe('/opinie/?product=depilacja-nog');
  expect(container.querySelector('[data-fragment="content/opinions@1"]')).toBeTruthy();
  expect(mounted).toContainEqual({ of: 'treatment', product: 'depilacja-nog', rating, opinions: quotes });
});

test('without opinions nothing is announced', async () => {
  const { container } = showProduct(() => ({ product: treatment() }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/na 5/)).toBeNull();
  expect(screen.queryByText(/opini/)).toBeNull();
  expect(container.querySelector('[data-fragment="content/opinions@1"]')).toBeNull();
});

test('the better-priced bundle, whom it is for, and the parts of the body lead on', async () => {
  const armpits = { id: '2', code: 'armpits', name: 'pachy', slug: 'pachy', slugs: { pl: 'pachy', en: 'underarms' } };
  const productBodyParts = [{ ...armpits, locale: 'pl' as const, group: 'top' as const }];
  const target = 'osoby, które nie chcą się golić';
  const { http } = showProduct(() => ({ product: { ...treatment({ isBundlable: true, productBodyParts }), target } }));
  const link = await screen.findByRole('link', { name: 'Dobierz partie ciała' });
  expect(link.getAttribute('href')).toBe('/paczki/woman-soft/?bodyPart=armpits');
  expect(screen.getByText('Wybierasz co najmniej 3 partie ciała. Pierwsza jest już zaznaczona: pachy.')).toBeTruthy();
  const advice = /Woman SOFT to 9 zabiegów i do 3 partii .* za 2.493,00.zł\. Przy 3 partiach .* 92,33.zł, .* 150,00.zł/;
  expect(screen.getByText(advice)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'pachy' }).getAttribute('href')).toBe('/strefa-kobiet/?bodyPart=armpits');
  expect(screen.getByText(`Dla kogo: ${target}`)).toBeTruthy();
  // The page's own, its suggestions and the bundles; its island asks for the free times.
  const asked = new Set(http.calls.map(({ path }) => path));
  asked.delete('/events/first-free-times');
  expect(asked.size).toBe(3);
});

test('a treatment that cannot be paid in cash says so, and a promotion counts down to its end', async () => {
  showProduct(() => ({ product: promotedTreatment({ canPaymentByCash: false }) }));
  expect(await screen.findByText('Płacisz online. Gotówką w salonie za to nie zapłacisz.')).toBeTruthy();
  const counted = document.querySelector('[data-counts-to]');
  expect(counted?.getAttribute('data-counts-to')).toBe(String(Date.parse('2026-12-01T00:00:00+01:00')));
  expect(counted?.textContent).toBe('kończy się ');
  // The host looks for these, and hides what has ended.
  expect(counted?.closest('[data-shown-from][data-shown-until]')).toBeTruthy();
});

test('a package names its free treatments', async () => {
  showProduct(() => ({ product: treatment({ type: 'package', packageQuantity: 9, packageBonusQuantity: 2 }) }));
  expect(await screen.findByText('W pakiecie 9 zabiegów, w tym 2 gratis')).toBeTruthy();
});

test('a package shows what it costs a visit', async () => {
  const pricingMatrix = [{ ...treatment().pricingMatrix[0], quantityFrom: 1, quantityTo: 1, price: 90_000 }];
  showProduct(() => ({ product: { ...treatment(), type: 'package', packageQuantity: 9, pricingMatrix } }));
  expect((await screen.findAllByText(/100,00.zł za zabieg/)).length).toBeGreaterThan(0);
  expect(screen.getByText('W pakiecie 9 zabiegów')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the head names canonical address, alternates and the offer', async () => {
  const { heads } = showProduct(() => ({ product: { ...promotedTreatment(), markets: ['pl'] } }));
  await screen.findByRole('heading', { level: 1 });
  expect(heads.at(-1)).toMatchObject({
    markets: ['pl'],
    title: 'Depilacja nóg laserem',
    canonicalPath: '/strefa-kobiet/depilacja-nog/',
    alternates: { pl: '/strefa-kobiet/depilacja-nog/', en: '/womens-zone/leg-hair-removal/' },
    jsonLd: [
      { offers: { price: '160.00', priceCurrency: 'PLN' }, additionalProperty: [{ value: '180.00' }] },
      { '@type': 'BreadcrumbList' },
      { '@type': 'FAQPage' },
    ],
  });
});

test('an address of the wrong zone gives way to the right one', async () => {
  showProduct(() => ({ product: treatment({ gender: 'male' }) }));
  await screen.findByRole('heading', { level: 1 });
  expect(window.location.pathname).toBe('/strefa-mezczyzn/depilacja-nog/');
});

test('an unknown treatment leads on', async () => {
  const { heads } = showProduct(() => {
    throw httpError(404, 'not_found');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleźliśmy tego zabiegu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zabiegi dla kobiet' }).getAttribute('href')).toBe('/strefa-kobiet/');
  expect(heads.at(-1)?.robots).toBe('noindex');
});

test('a failure is no missing treatment: it offers another try', async () => {
  let answers = 0;
  showProduct(() => {
    answers += 1;
    if (answers === 1) throw httpError(503, 'unavailable');
    return { product: treatment() };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Depilacja nóg' })).toBeTruthy();
});
