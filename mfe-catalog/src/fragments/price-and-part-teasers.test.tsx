import { createFakeHttp, type FakeAnswer, renderModule } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sitemap, treatment } from '../testing/catalog-records';
import { bodyPartTeaserTexts, priceTeaserTexts } from '../texts/teaser-texts';
import { BodyPartTeaser } from './body-part-groups.fragment';
import { PriceTeaser } from './price-teaser.fragment';

const men = treatment({ id: '8', name: 'Depilacja pleców', slug: 'depilacja-plecow', gender: 'male' });

describe('price-teaser', () => {
  const show = (category: string, answer: FakeAnswer) => {
    const http = createFakeHttp({ 'GET /products': answer });
    return renderModule(<PriceTeaser category={category} title="Ile to kosztuje" />, {
      ...{ module: 'catalog', resources: priceTeaserTexts, http, sitemap },
    });
  };

  test('shows prices of one treatment and of a series, with the way to the price list of their kind', async () => {
    const { http } = show('endermology', () => ({ products: [treatment(), men] }));
    const table = within(await screen.findByRole('table', { name: 'Ile to kosztuje' }));
    const row = table.getByRole('row', { name: /Depilacja nóg/ });
    expect(row.textContent).toMatch(/45–60 min · Dla kobiet.*200,00.*900,00.*6 zabiegów.*150,00/);
    const add = within(row).getByRole<HTMLButtonElement>('button', { name: 'Dodaj do koszyka: Depilacja nóg' });
    expect([add.name, add.value]).toEqual(['itemId', treatment().id]);
    expect(Object.fromEntries(new FormData(add.form ?? undefined))).toMatchObject({
      intent: 'add',
      itemType: 'product',
    });
    expect(screen.getByRole('link', { name: 'Zobacz cały cennik' }).getAttribute('href')).toBe(
      '/cennik/zabiegi-endermologii/',
    );
    expect(http.calls.map(({ options }) => options.query)).toEqual([
      { category: 'endermology', type: 'product', perPage: 48 },
    ]);
  });

  test('puts rows of each of two lists on a page into the cart', async () => {
    const http = createFakeHttp({ 'GET /products': () => ({ products: [treatment()] }) });
    const lists = ['endermology', 'epilation'].map((category) => (
      <PriceTeaser key={category} category={category} title={category} />
    ));
    const { container } = renderModule(<div>{lists}</div>, {
      ...{ module: 'catalog', resources: priceTeaserTexts, http, sitemap },
    });
    const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /^Dodaj do koszyka/ });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    expect(new Set(buttons().map(({ form }) => form)).size).toBe(2);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leads to the whole price list where a kind has none of its own', async () => {
    show('epilation', () => ({ products: [treatment()] }));
    expect((await screen.findByRole('link', { name: 'Zobacz cały cennik' })).getAttribute('href')).toBe('/cennik/');
  });
});

describe('body-part-groups', () => {
  const part = { code: 'legs', name: 'nogi', slug: 'nogi', count: 3, packageCount: 0 };
  const group = { code: 'bottom', name: 'Dół', count: 3, packageCount: 0, bodyParts: [part] };
  const show = (bodyPartGroups: unknown[], gender: 'male' | 'female' = 'male') => {
    const facets = { categories: [], bodyPartGroups, category: null, bodyPart: null };
    const http = createFakeHttp({ 'GET /products': () => ({ products: [], facets }) });
    return renderModule(<BodyPartTeaser gender={gender} />, {
      ...{ module: 'catalog', resources: bodyPartTeaserTexts, http, sitemap },
    });
  };

  test('leads from a body part into the zone; a group without packages has a message', async () => {
    const { http } = show([group, { ...group, code: 'top', name: 'Góra', packageCount: 2 }]);
    const [link] = await screen.findAllByRole('link', { name: /nogi/ });
    expect(link?.getAttribute('href')).toBe('/strefa-mezczyzn/?bodyPart=legs');
    expect(screen.getByText(/Nie mamy tu jeszcze pakietów/)).toBeTruthy();
    expect(screen.getByText('3 propozycje, w tym 2 pakiety')).toBeTruthy();
    expect(http.calls.map(({ options }) => options.query)).toEqual([{ gender: 'male', perPage: 1, facets: 'true' }]);
  });

  test('has a message with a way on where a zone has nothing', async () => {
    show([]);
    expect(await screen.findByText('Nie mamy tu teraz zabiegów w sprzedaży')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zobacz cały cennik' })).toBeTruthy();
  });
});
