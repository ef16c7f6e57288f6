import { createFakeHttp, type FakeAnswer, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RememberedTreatments } from '../features/treatments/components/remembered-treatments';
import { sitemap, treatment } from '../testing/catalog-records';
import { rememberedTreatmentsTexts } from '../texts/teaser-texts';

const remembered = (productId: string, name: string, isSold = true) => ({
  ...{ productId, name, slug: name, gender: 'female', isSold, createdAt: '2026-11-01T10:00:00Z' },
  image: treatment().image,
});
const listed = (...rememberedTreatments: object[]) => ({
  'GET /me/remembered-treatments': () => ({ rememberedTreatments }),
});

function show(answers: Record<string, FakeAnswer>) {
  const http = createFakeHttp(answers);
  const rendered = renderModule(<RememberedTreatments />, {
    ...{ module: 'catalog', resources: rememberedTreatmentsTexts, http, sitemap, publishes: ['toast'] },
  });
  const toasts: string[] = [];
  rendered.shell.observe('toast').subscribe(({ message }) => toasts.push(message));
  return { http, toasts };
}
beforeEach(() => localStorage.clear());

test('sold ones have the price of now and lead to their page, others are marked', async () => {
  const { http } = show({
    ...listed(remembered('9', 'Zabieg dawny', false), remembered('7', 'Depilacja nóg')),
    'GET /products': () => ({ products: [treatment()] }),
  });
  const link = await screen.findByRole('link', { name: 'Depilacja nóg' });
  expect(link.getAttribute('href')).toBe('/strefa-kobiet/depilacja-nog/');
  const [former, sold] = screen.getAllByRole('listitem');
  expect(within(former as HTMLElement).getByText('Już nie w ofercie')).toBeTruthy();
  expect(within(former as HTMLElement).getByRole('heading', { name: 'Zabieg dawny' })).toBeTruthy();
  expect((sold as HTMLElement).textContent).toMatch(/\d\s*zł/);
  expect(http.calls.find(({ path }) => path === '/products')?.options.query).toEqual({ ids: '7', perPage: 1 });
});

test('a removed one goes, with the focus on the list; the last one leaves what to do next', async () => {
  const { http, toasts } = show({
    ...listed(remembered('7', 'Depilacja nóg')),
    'GET /products': () => ({ products: [treatment()] }),
    'DELETE /me/remembered-treatments/7': () => ({}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń z listy: Depilacja nóg' }));
  expect(await screen.findByText('Nie masz jeszcze zapamiętanych zabiegów')).toBeTruthy();
  expect(http.bodiesOf('DELETE /me/remembered-treatments/7')).toHaveLength(1);
  expect(toasts).toEqual(['Zabieg usunięty z zapamiętanych']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Zapamiętane zabiegi' }));
});

test('a removal that fails leaves it in the list', async () => {
  const { toasts } = show({
    ...listed(remembered('7', 'Depilacja nóg')),
    'GET /products': () => ({ products: [treatment()] }),
    'DELETE /me/remembered-treatments/7': () => {
      throw httpError(503, 'service_unavailable');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń z listy: Depilacja nóg' }));
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Nie udało się usunąć/)]));
  expect(screen.getByRole('link', { name: 'Depilacja nóg' })).toBeTruthy();
});

test('a list that cannot be loaded is loaded by a retry', async () => {
  let isAway = true;
  show({
    'GET /me/remembered-treatments': () => {
      if (isAway) throw httpError(503, 'service_unavailable');
      return { rememberedTreatments: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' }, { timeout: 5000 });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Nie masz jeszcze zapamiętanych zabiegów')).toBeTruthy();
});
