import type { Bundle } from '@aksamit/contracts';
import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import { resources } from '../app/resources';
import { epilation, sitemap, treatment } from '../testing/catalog-records';
import { BundleSizes } from './bundle-sizes';
import { PackageSizes } from './package-sizes';

const show = (ui: React.ReactElement, answers: Parameters<typeof createFakeHttp>[0], locale: 'pl' | 'en' = 'pl') =>
  renderModule(ui, { module: 'catalog', resources, http: createFakeHttp(answers), sitemap, locale });
const pack = (id: string, level: 'minimum' | 'premium', visits: number, price: number) =>
  treatment({
    id,
    type: 'package',
    level,
    name: `Pakiet ${level}`,
    slug: `pakiet-${level}`,
    slugs: { pl: `pakiet-${level}`, en: `${level}-package` },
    packageQuantity: visits,
    pricingMatrix: [{ quantityFrom: 1, quantityTo: 1, price, currency: 'PLN', lowestPriceValue: null }],
    standardPrice: visits * 20_000,
  });

test('a package’s sizes lead to each other; the shown one is no link', async () => {
  const minimum = pack('1', 'minimum', 4, 72_000);
  const { http } = show(<PackageSizes product={minimum} />, {
    'GET /products': () => ({ products: [minimum, pack('3', 'premium', 9, 133_200)] }),
  });
  const section = within(await screen.findByRole('region', { name: 'Porównaj wielkości' }));
  const [small, large] = section.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(small?.textContent).toMatch(
    /Pakiet minimum.*Oglądasz.*4 zabiegi.*720,00.*180,00.*10% taniej niż te same zabiegi kupowane osobno \(800,00/,
  );
  expect(section.queryByRole('link', { name: 'Pakiet minimum' })).toBeNull();
  expect(large?.textContent).toMatch(/9 zabiegów.*26% taniej niż te same zabiegi kupowane osobno/);
  expect(section.getByRole('link', { name: 'Pakiet premium' }).getAttribute('href')).toBe(
    '/strefa-kobiet/pakiet-premium/',
  );
  expect(http.calls[0]?.options.query).toMatchObject({ type: 'package', category: 'epilation', gender: 'female' });
});

test('a treatment that is no package asks for nothing', () => {
  const { http, container } = show(<PackageSizes product={treatment()} />, {});
  expect([http.calls.length, container.textContent]).toEqual([0, '']);
});

test('a bundle’s sizes list their contents, in English', async () => {
  const bundle = (id: string, level: 'soft' | 'premium', total: number) =>
    ({
      id,
      level,
      name: level.toUpperCase(),
      slug: level,
      gender: 'female',
      category: epilation,
      minProductSelection: level === 'soft' ? 3 : 4,
      bodyPartCount: 4,
      packageQuantityTotal: 9,
      packageBonusQuantity: 2,
      standardPrice: (total / 7) * 9,
      savingsPercent: 22,
      pricing: {
        price: total,
        finalPrice: total,
        pricePerItem: total / 9,
        lowestPriceValue: null,
        currency: { code: 'PLN' },
      },
    }) as unknown as Bundle;
  const answers = {
    'GET /bundles': () => ({ bundles: [bundle('2', 'premium', 469_800), bundle('1', 'soft', 249_300)] }),
  };
  show(<BundleSizes bundle={bundle('1', 'soft', 249_300)} />, answers, 'en');
  const section = within(await screen.findByRole('region', { name: 'Compare the sizes' }));
  const names = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['SOFT', 'PREMIUM']);
  expect(section.getByRole('link', { name: 'PREMIUM' }).getAttribute('href')).toBe('/en/bundles/premium/');
  // As the choice on the page itself has it.
  expect(section.getByText('3 to 4 body parts to choose')).toBeTruthy();
  expect(section.getByText('4 body parts to choose')).toBeTruthy();
  expect(section.getAllByText('2 treatments free')).toHaveLength(2);
  expect(section.getByText(/^22% cheaper than without the free treatments \(6,040.29.zł\)$/)).toBeTruthy();
});
