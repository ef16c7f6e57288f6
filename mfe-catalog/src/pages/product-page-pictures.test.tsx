import { screen, within } from '@testing-library/react';
import { treatment } from '../testing/catalog-records';
import { showProduct } from '../testing/product-page';

test('several pictures are a gallery of links that needs no script, the first one loaded at once', async () => {
  const [image] = treatment().images;
  if (!image) throw new Error('The treatment of the tests has a picture.');
  const images = ['Nogi na rysunku', 'Laser', 'Gabinet'].map((alt, index) => ({ ...image, id: `7p${index + 1}`, alt }));
  const { heads } = showProduct(() => ({ product: treatment({ images }) }));
  const gallery = await screen.findByRole('region', { name: 'Zdjęcia zabiegu' });
  const [slides, thumbnails] = within(gallery).getAllByRole('list');
  const pictures = within(slides as HTMLElement).getAllByRole('img');
  expect(pictures.map((one) => one.getAttribute('alt'))).toEqual(['Nogi na rysunku', 'Laser', 'Gabinet']);
  expect(pictures.map((one) => one.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  const links = within(thumbnails as HTMLElement).getAllByRole('link', { name: /^Pokaż zdjęcie \d z 3$/ });
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(slides?.contains(target)).toBe(true);
  }
  expect(heads.at(-1)?.image).toMatchObject({ url: '/api/images/treatments/7p1-1280.jpg', alt: 'Nogi na rysunku' });
  expect(heads.at(-1)?.jsonLd?.[0]?.image).toEqual(
    images.map(({ id }) => expect.stringMatching(new RegExp(`/api/images/treatments/${id}-1280.webp$`))),
  );
});

test('a single picture is no gallery', async () => {
  showProduct(() => ({ product: treatment() }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Zdjęcia zabiegu' })).toBeNull();
});

test('a comparison with pictures shows them with the border between them, one of words alone does not', async () => {
  const [image] = treatment().images;
  if (!image) throw new Error('The treatment of the tests has a picture.');
  const [imageBefore, imageAfter] = [
    { ...image, id: '7p1', alt: 'Grube włosy' },
    { ...image, id: '7p2', alt: 'Jeden włos' },
  ];
  const words = { content: 'Opis.', imageBefore: null, imageAfter: null, imagesBeforeAfterList: [] };
  const comparisons = [
    { ...words, title: 'Woskowanie', order: 1 },
    {
      ...{ title: 'Skóra przed i po', content: 'Seria.', order: 2, isIllustration: true },
      ...{ imageBefore, imageAfter, imagesBeforeAfterList: [{ imageBefore, imageAfter }] },
    },
  ];
  showProduct(() => ({ product: treatment({ comparisons }) }));
  expect(await screen.findByRole('heading', { name: 'Woskowanie' })).toBeTruthy();
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Grube włosy' })).toBeTruthy();
  expect(screen.getByText(/^Ilustracja poglądowa/)).toBeTruthy();
});

test('suggested treatments show their body parts', async () => {
  showProduct(() => ({ product: treatment() }));
  const card = await screen.findByRole('article', { name: 'Depilacja łydek' });
  expect(card.querySelector('img[src^="/figures/"]')?.getAttribute('src')).toBe('/figures/female/calves.svg');
});
