import type { LocaleCode, PageHead } from '@aksamit/contracts/platform';
import { documentDescription, documentTitle } from '../../isomorphic/document-title';
import type { PlannedPage } from '../model/planned-page';
import { SHARE_CARD_PATH, SHARE_CARD_SIZE, type ShareCard, shareCardPath, shareCardText } from '../model/share-card';
import { escapeHtml, escapeScriptJson } from './escape-html';

/**
 * Metadata for search engines and link previews: title, description, canonical, alternates with x-default, Open Graph,
 * feeds, JSON-LD. `paths` are the page's own without any prefix.
 */
export function headTags(
  head: PageHead,
  plan: PlannedPage,
  input: { paths: Partial<Record<LocaleCode, string>>; isFound: boolean; shareCard: ShareCard | null },
): string {
  const { context } = plan;
  const brand = context.market.brand.name;
  const title = documentTitle(head, context);
  const description = documentDescription(head, context);
  const canonical = context.origin + (head.canonicalPath ?? context.basePath + plan.path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('keywords', head.keywords),
    ...(isIndexed(head, plan, input.isFound)
      ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`, ...alternateLinks(plan, head, input.paths)]
      : [meta('robots', 'noindex')]),
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:title', title),
    property('og:description', description),
    property('og:url', input.isFound ? canonical : undefined),
    property('og:locale', ogLocale(plan)),
    ...pictureTags(input.shareCard, plan),
    meta('twitter:card', 'summary_large_image'),
    ...(head.feeds ?? []).map(
      ({ path, type, title: name }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(absoluteUrl(context.origin, path))}">`,
    ),
    ...(head.jsonLd ?? []).map(
      (record) => `<script type="application/ld+json">${escapeScriptJson(JSON.stringify(record))}</script>`,
    ),
  ].join('');
}

/** Whether search engines may list the page. */
export function isIndexed(head: PageHead, { rendering }: Pick<PlannedPage, 'rendering'>, isFound: boolean): boolean {
  return isFound && head.robots !== 'noindex' && rendering === 'public';
}

/** Links to the page in each language of each market that has it, itself included; all versions list the same links. */
function alternateLinks(
  { sites }: PlannedPage,
  { markets }: PageHead,
  paths: Partial<Record<LocaleCode, string>>,
): string[] {
  const links = sites.flatMap(({ market, locale, hreflang, base }) => {
    const path = paths[locale];
    return path === undefined || markets?.includes(market) === false ? [] : [{ hreflang, href: base + path }];
  });
  const [first] = links;
  if (!first || links.length < 2) return [];
  return [...links, { hreflang: 'x-default', href: first.href }].map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  );
}

function ogLocale({ context }: PlannedPage): string | undefined {
  return context.market.locales.find(({ code }) => code === context.locale)?.isoCode.replace('-', '_');
}

/** The page's share card, else that of the shop. */
function pictureTags(card: ShareCard | null, { context, path }: PlannedPage): string[] {
  const { origin, basePath, market } = context;
  const url = card ? shareCardPath(card, basePath + path) : SHARE_CARD_PATH;
  return [
    property('og:image', absoluteUrl(origin, url)),
    property('og:image:width', String(SHARE_CARD_SIZE.width)),
    property('og:image:height', String(SHARE_CARD_SIZE.height)),
    property('og:image:alt', card ? shareCardText(card) : market.brand.name),
  ];
}

function absoluteUrl(origin: string, url: string): string {
  return new URL(url, origin).href;
}

function meta(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function property(name: string, content: string | undefined): string {
  return content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
}
