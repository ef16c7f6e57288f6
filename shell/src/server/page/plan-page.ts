import type { LocaleCode, MapTiles, MarketContext } from '@aksamit/contracts/platform';
import { type Address, findAddress, findRedirect, foreignPrefixes, matchPath } from '../../isomorphic/routing';
import { readAddress } from '../http/request-address';
import { addressOf, type ListedRedirect, type RedirectList, withQuery } from '../live/redirect-list';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import { languageSites } from './language-sites';

/** What an address requests, before anything is rendered. */
export type PagePlan = { kind: 'redirect'; status: number; location: string } | { kind: 'no-market' } | PlannedPage;

export interface PlanInput {
  markets: readonly MarketContext[];
  releases: ReleaseSet;
  /** The staff's redirects of a market. */
  redirectsOf(market: string): RedirectList | Promise<RedirectList>;
  /** Scheme and host of the shop's main address. */
  publicOrigin: string;
  /** Null: maps draw borders. */
  mapTiles?: MapTiles | null | undefined;
  /** Omitted: no market's tag manager is loaded. */
  tagManagerUrl?: string | undefined;
}

interface PlanRequest {
  host: string;
  scheme: 'http' | 'https';
  url: string;
}

const LONGEST_VALUE = 200;
const NO_REDIRECTS: RedirectList = new Map();

/**
 * Plans the response to a page's address: a redirect to its one canonical form (normalised, no default-locale prefix, a
 * slash at the end, the locale's own pattern; the query survives), or the page that claims it. Where the staff's
 * redirects and the page server's own form a circle, the staff's are ignored.
 */
export async function planPage(input: PlanInput, request: PlanRequest): Promise<PagePlan> {
  const plan = await planStep(input, request);
  const isCircle = plan.kind === 'redirect' && (await leadsNowhere(input, request, plan.location));
  return isCircle ? planStep({ ...input, redirectsOf: () => NO_REDIRECTS }, request) : plan;
}

/** Whether the redirects, the staff's and the page server's own, form a circle. */
async function leadsNowhere(input: PlanInput, request: PlanRequest, location: string): Promise<boolean> {
  const passed = new Set([addressOf(request.url)]);
  let address = addressOf(location);
  while (!passed.has(address)) {
    passed.add(address);
    const plan = await planStep(input, { ...request, url: address });
    if (plan.kind !== 'redirect') return false;
    address = addressOf(plan.location);
  }
  return true;
}

async function planStep(input: PlanInput, request: PlanRequest): Promise<PagePlan> {
  const { path: given, search } = readAddress(request.url);
  // Two slashes at the start would make a redirect lead to another host.
  const pathname = given.replace(/\/{2,}/g, '/');
  if (pathname !== request.url.split('?', 1)[0]) return redirectTo(pathname, search);
  const found = findAddress(input.markets, request.host, pathname);
  if (!found) return { kind: 'no-market' };
  if ('redirectPath' in found) return redirectTo(withSlash(found.redirectPath), search);
  const { address } = found;
  const path = withSlash(address.path);
  const listed = (await input.redirectsOf(address.market.slug)).get(address.basePath + path);
  if (listed?.status === 410) return gonePage(planMatch(input, { ...address, path }, request, new URLSearchParams()));
  if (listed) return listedRedirect(listed, search);
  const elsewhere = findRedirect(input.releases.modules, address.locale, path);
  if (elsewhere) return redirectTo(address.basePath + elsewhere, search);
  // `/en` is a market's or language's home without its slash: the prefix alone leaves the path `/`.
  if (path !== address.path || pathname === address.basePath) return redirectTo(address.basePath + path, search);
  return planMatch(input, address, request, new URLSearchParams(search));
}

function planMatch(input: PlanInput, address: Address, request: PlanRequest, search: URLSearchParams): PagePlan {
  const { releases, publicOrigin } = input;
  const origin = originOf(input, request, address);
  const { market, locale, basePath, path } = address;
  const match = matchPath(releases.modules, locale, path);
  const page = releases.modules
    .find(({ name }) => name === match?.module)
    ?.pages.find(({ name }) => name === match?.page);
  const query: Record<string, string> = {};
  for (const name of [...(page?.query ?? [])].sort()) {
    const value = search.get(name);
    if (value !== null) query[name] = plainText(value);
  }
  const mended = Object.entries(query).filter(([name, value]) => search.get(name) !== value);
  if (mended.length > 0) {
    // Server and browser must parse the same query, and no API accepts such a text.
    for (const [name, value] of mended) search.set(name, value);
    return redirectTo(basePath + path, `?${search}`);
  }
  return {
    kind: 'page',
    context: {
      market: inLanguage(market, locale),
      locale,
      basePath,
      origin,
      ...(input.mapTiles ? { mapTiles: input.mapTiles } : {}),
      ...tagManagerOf(market, input.tagManagerUrl),
      takesForms: true,
    },
    path,
    match: match && { module: match.module, page: match.page, params: match.params },
    rendering: page?.rendering ?? 'public',
    layout: page?.layout ?? 'plain',
    query,
    foreignPrefixes: foreignPrefixes(input.markets, { basePath, locale }, address.ownHost),
    sites: languageSites(input.markets, { scheme: request.scheme, publicOrigin, origin, address }),
    key: JSON.stringify([origin, market.slug, locale, basePath, path, query, releases.id]),
  };
}

/** The page of an address whose record was removed for good: header, footer and ways on. */
function gonePage(plan: PagePlan): PagePlan {
  if (plan.kind !== 'page') return plan;
  return { ...plan, match: null, isGone: true, layout: 'plain', rendering: 'public', key: `gone ${plan.key}` };
}

/** A query value without control characters, cut to a length that any page accepts. */
function plainText(value: string): string {
  return value.replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_VALUE);
}

/** The market in the form for pages of this language, with the mailboxes for its visitors. */
function inLanguage(market: MarketContext, locale: LocaleCode): MarketContext {
  const { mailboxes, ...brand } = market.brand;
  return { ...market, brand: { ...brand, ...mailboxes?.[locale] } };
}

/** The market's tag manager container; a market without one loads nothing. */
function tagManagerOf({ gtmId }: MarketContext, url: string | undefined): { tagManager?: string } {
  return gtmId && url ? { tagManager: `${url}?id=${encodeURIComponent(gtmId)}` } : {};
}

/** A market's own host is its origin; every other host uses the shop's main address as canonical. */
function originOf(input: PlanInput, request: { host: string; scheme: string }, address: Address): string {
  return address.ownHost ? `${request.scheme}://${request.host}` : input.publicOrigin;
}

function redirectTo(path: string, search: string): PagePlan {
  return { kind: 'redirect', status: 301, location: path + search };
}

function listedRedirect({ to, status }: ListedRedirect, search: string): PagePlan {
  return { kind: 'redirect', status: status === 302 ? 302 : 301, location: withQuery(to, search) };
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
