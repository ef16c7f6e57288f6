import { controlOf } from './article-errors';
import { splitParagraphs, wordsOf } from './blocks';
import { slugOf } from './slug-of';

test.each([
  ['Łagodnie po zabiegu!', 'lagodnie-po-zabiegu'],
  ['  Żółć & źdźbła, 2026 ', 'zolc-zdzbla-2026'],
  ['???', ''],
])('the address of %p is %p', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a text with empty lines is paragraphs, its single breaks are spaces', () => {
  expect(splitParagraphs('Raz\ndwa.\n\n \n\nTrzy.\n')).toEqual([
    { type: 'paragraph', text: 'Raz dwa.' },
    { type: 'paragraph', text: 'Trzy.' },
  ]);
});

test('words of all kinds of blocks are counted', () => {
  expect(
    wordsOf([
      { type: 'paragraph', text: 'raz dwa' },
      { type: 'list', items: ['trzy', 'cztery pięć'], ordered: true },
      { type: 'faq', items: [{ title: 'sześć', content: 'siedem' }] },
    ]),
  ).toBe(7);
});

test.each([
  [['title', 'en'], 'title.en'],
  [['slugs'], 'slugs.pl'],
  [['meta', 'en', 'title'], 'meta.en.title'],
  [['content', 'pl', '3', 'text'], 'content.pl'],
  [['promoBar', 'en', 'promoBarButtonMainUrl'], 'promoBar.en.promoBarButtonMainUrl'],
  [['productIds', '2'], 'productIds'],
])('the path %p is shown at %p', (path, control) => {
  expect(controlOf(path)).toBe(control);
});
