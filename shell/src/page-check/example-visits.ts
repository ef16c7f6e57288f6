import type { LocaleCode, PageClaim, PageExample, ReleaseExamples, Viewer } from '@aksamit/contracts/platform';
import { buildPath, patternParameters, REST_PARAM } from '@aksamit/contracts/routing';
import { z } from 'zod';
import { exampleMarkets } from './example-markets';

/** One visit of a page. */
export interface ExampleVisit {
  /** Path with query. */
  url: string;
  locale: LocaleCode;
  /** The viewer, on a private page. */
  reader?: Viewer;
  /** Description of the viewer; empty on a public page. */
  by: string;
}

/** Value of a parameter that the page's example omits. */
const EXAMPLE = 'example';
/** In the format of the API's ids. */
const VISITOR = '_ExampleVisit';

const NEW_HERE: Viewer = { session: { status: 'anonymous', user: null }, visitorUniqueId: null };

const recordedProfile = z.object({
  data: z.object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      gender: z.string().nullable(),
      phone: z.string().nullable(),
      phonePrefix: z.string().nullable(),
      role: z.string(),
    }),
  }),
});

/**
 * Visits of a page in every language of both markets: one of a public page; of a private page one by a new visitor and
 * one by the customer whose profile is recorded.
 */
export function exampleVisits(page: PageClaim, { pages, answers }: ReleaseExamples): ExampleVisit[] {
  const profile = recordedProfile.safeParse(answers['/api/me']?.body);
  return exampleMarkets.flatMap(({ slug, pathPrefix, locales }) =>
    locales.flatMap(({ code: locale }, index) => {
      const basePath = pathPrefix + (index === 0 ? '' : `/${locale}`);
      const url = basePath + exampleAddress(page, locale, pages[page.name]);
      if (page.rendering === 'public') return [{ url, locale, by: '' }];
      const newHere = { url, locale, reader: NEW_HERE, by: ' for who is new here' };
      if (!profile.success) return [newHere];
      const session = { status: 'authenticated' as const, user: profile.data.data.user };
      return [
        newHere,
        { url, locale, reader: { session, visitorUniqueId: slug + VISITOR }, by: ' for who is logged in' },
      ];
    }),
  );
}

function exampleAddress({ patterns }: PageClaim, locale: LocaleCode, example: PageExample = {}): string {
  const [pattern = '/'] = patterns[locale];
  const names = [...patternParameters(pattern), REST_PARAM];
  const params = Object.fromEntries(names.map((name) => [name, example.params?.[name] ?? EXAMPLE]));
  const query = new URLSearchParams(example.query).toString();
  return buildPath(pattern, params) + (query ? `?${query}` : '');
}
