import type { ArticleOfPage } from './api/get-article';
import { articleJsonLd } from './article-json-ld';

const image = (id: string) => ({ kind: 'articles', id, alt: '', width: 1280, height: 720, widths: [320] });
const article = {
  ...{ title: 'Po laserze', lead: 'Co robić.', locale: 'pl', image: image('5'), imageMobile: image('5v1') },
  ...{ publishedAt: '2026-11-02T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z', wordCount: 640 },
  ...{ category: { name: 'Pielęgnacja' }, sideCategories: [{ name: 'Epilacja' }], isProfessional: false },
  author: { name: 'Anna Nowak', position: 'kosmetolożka', avatar: { ...image('4v1'), kind: 'authors' } },
  ...{ rating: 4.333, ratingsCount: 3 },
} as unknown as ArticleOfPage;
const page = {
  ...{ origin: 'https://shop.example', path: '/blog/pielegnacja/po-laserze/', authorPath: '/blog/autor/anna-nowak/' },
  ...{ publisher: 'Aksamit', professionals: 'Dla profesjonalistów', trail: [{ label: 'Blog', href: '/blog/' }] },
};

test('an article is described whole: dates, length, sections, pictures, who wrote and who publishes it, its rating', () => {
  expect(articleJsonLd(article, page)[0]).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-11-02T08:00:00.000Z',
    dateModified: '2026-11-20T08:00:00.000Z',
    articleSection: ['Pielęgnacja', 'Epilacja'],
    wordCount: 640,
    inLanguage: 'pl',
    image: ['5', '5v1'].map((id) => `https://shop.example/api/images/articles/${id}-1280.webp`),
    author: { '@type': 'Person', name: 'Anna Nowak', url: 'https://shop.example/blog/autor/anna-nowak/' },
    publisher: { '@type': 'Organization', name: 'Aksamit', logo: { '@type': 'ImageObject' } },
    aggregateRating: { ratingValue: 4.33, ratingCount: 3, bestRating: 5 },
  });
});

test('without ratings there is no rating, the editors are the shop, professionals are its audience', () => {
  const author = { ...article.author, name: 'Aksamit' };
  const [entry] = articleJsonLd({ ...article, author, ratingsCount: 0, isProfessional: true }, page);
  expect(entry).not.toHaveProperty('aggregateRating');
  expect(entry).toMatchObject({
    author: { '@type': 'Organization', name: 'Aksamit' },
    audience: { '@type': 'Audience', audienceType: 'Dla profesjonalistów' },
  });
});
