import type { CmsPage } from '@aksamit/contracts';

/** A page as the API sends it. */
export const pageRecord = (change: Partial<CmsPage> = {}): CmsPage => ({
  id: '1',
  code: 'aboutUs',
  slug: 'o-nas',
  slugs: { pl: 'o-nas', en: 'about-us' },
  paths: { pl: '/o-nas/', en: '/about-us/' },
  title: 'O nas',
  lead: 'Kim jesteśmy.',
  kind: 'information',
  body: [],
  meta: { title: 'O nas', description: 'Kim jesteśmy.', keywords: '', canonical: null },
  effectiveAt: null,
  updatedAt: '2026-01-01T00:00:00+00:00',
  ...change,
});
