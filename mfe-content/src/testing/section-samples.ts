import type { Section, SectionKind } from '@aksamit/contracts';

const picture = { image: null, drawing: 'laser' as const, alt: '' };
const image = {
  id: '7p3',
  kind: 'pages' as const,
  imageUrl: '/api/images/pages/7p3-960.webp',
  alt: '',
  title: '',
  mimeType: 'image/webp',
  fileName: '7p3.webp',
  originalName: '7p3.webp',
  width: 1280,
  height: 720,
  widths: [320, 640, 1280],
};

/** A section of each kind, with `text` in all of its texts. */
export function sectionSamples(text: string): { readonly [Kind in SectionKind]: Extract<Section, { kind: Kind }> } {
  const head = { eyebrow: text, title: text, lead: text };
  const action = { label: text, path: '/kontakt/' };
  const titled = { title: text, text };
  return {
    hero: { kind: 'hero', ...head, points: [text], actions: [action], picture, figure: { value: text, label: text } },
    benefits: { kind: 'benefits', ...head, items: [titled] },
    text: { kind: 'text', ...head, blocks: [{ type: 'paragraph', text }] },
    steps: { kind: 'steps', ...head, items: [titled] },
    figures: { kind: 'figures', ...head, items: [{ value: text, label: text }], note: text },
    faq: { kind: 'faq', ...head, hasSearch: true, groups: [{ title: text, items: [titled] }] },
    pictures: { kind: 'pictures', ...head, items: [{ ...picture, alt: text, caption: text }] },
    beforeAfter: { kind: 'beforeAfter', ...head, items: [{ before: image, after: image, caption: text }] },
    quote: { kind: 'quote', ...head, text, author: text, role: text },
    offers: { kind: 'offers', ...head, gender: null, count: 3 },
    treatments: {
      ...{ kind: 'treatments', ...head, productIds: [], type: 'product', category: null, gender: null, count: 3 },
      packages: null,
    },
    prices: { kind: 'prices', ...head, category: 'epilation', gender: null, count: 6 },
    bodyParts: { kind: 'bodyParts', ...head, gender: 'female' },
    salons: { kind: 'salons', ...head, count: 12, cities: [{ id: '1', name: text, locationsCount: 2 }] },
    articles: { kind: 'articles', ...head, category: null, count: 3, articles: [] },
    opinions: {
      kind: 'opinions',
      ...head,
      count: 3,
      rating: { rating: 4.5, ratingsCount: 12, distribution: [0, 0, 2, 2, 8] },
      opinions: [
        {
          ...{ id: '1', authorName: text, rating: 5, content: text, locale: 'pl', isTranslated: false, reply: null },
          ...{ verification: 'visit', location: null, product: null, createdAt: '2026-11-02T09:00:00+00:00' },
        },
      ],
    },
    map: { kind: 'map', ...head },
    video: { kind: 'video', ...head, provider: 'youtube', videoId: 'abcDEF12345', poster: picture, transcript: text },
    form: { kind: 'form', ...head, form: 'callBack' },
    callToAction: { kind: 'callToAction', ...head, text, actions: [action], picture: null },
    promoBar: { kind: 'promoBar', headline: text, subheadline: text, actions: [action] },
    table: { kind: 'table', ...head, caption: text, columns: ['A', text], rows: [[text, text]] },
    downloads: {
      kind: 'downloads',
      ...head,
      items: [{ label: text, description: text, path: '/plik.pdf', mimeType: 'application/pdf', size: 20_480 }],
    },
    charityTotals: { kind: 'charityTotals', ...head, months: [] },
    salonReviews: {
      kind: 'salonReviews',
      ...head,
      cities: [{ name: text, salons: [{ name: text, reviewUrl: 'https://maps.example/review' }] }],
    },
  };
}
