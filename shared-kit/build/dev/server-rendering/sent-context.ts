import type { InlinePage, PageClaim } from '@aksamit/contracts/platform';
import type { SentContext } from './render-messages';

/**
 * Input with which a page server would render a public page; null for others, which browsers or their viewers' sessions
 * fill.
 */
export function sentContext(
  { context, match, releases }: InlinePage,
  { pathname, searchParams }: URL,
  input: { module: string; pages: readonly PageClaim[]; shopOrigin: string },
): SentContext | null {
  const page = input.pages.find(({ name }) => name === match?.page);
  if (match?.module !== input.module || page?.rendering !== 'public') return null;
  const query: Record<string, string> = {};
  for (const name of page.query) {
    const value = searchParams.get(name);
    if (value !== null) query[name] = value;
  }
  return {
    ...context,
    page: match.page,
    params: match.params,
    path: pathname.slice(context.basePath.length) || '/',
    query,
    // The shop forwards its calls, wherever its API is.
    apiOrigin: input.shopOrigin,
    requestId: 'development',
    sitemap: Object.fromEntries(
      releases.flatMap(({ name: module, pages }) =>
        pages.map(({ name, patterns: { pl, en } }) => [`${module}/${name}`, { pl: pl[0] ?? '/', en: en[0] ?? '/' }]),
      ),
    ),
    offers: releases.flatMap(({ name, fragments }) => fragments.map((fragment) => ({ ...fragment, module: name }))),
  };
}
