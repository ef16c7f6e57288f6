/**
 * Answers `/app.webmanifest` of each market and language: with it browsers offer to install the shop on the home screen.
 * Source: W3C Web Application Manifest.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleCode, MarketContext, Sitemap } from '@aksamit/contracts/platform';
import { pagePath } from '@aksamit/module-sdk/router';
import { palette } from '@aksamit/ui/theme';
import { basePathOf, findAddress } from '../../isomorphic/routing';
import { pageTexts } from '../document/page-texts';
import { answer, answerText } from '../http/answers';
import type { RequestOrigin } from '../http/request-origin';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveReleases } from '../live/live-releases';
import { APP_MANIFEST, LOGO_PATH } from '../model/app-files';

/** Below the prefixes of a market and its languages. */
const PATH = /^(?:\/[a-z]{2}){0,2}\/app\.webmanifest$/;
/** Pages that a long press on the icon leads to, by the keys of their names. */
const SHORTCUTS = {
  visits: 'panel/visits',
  priceList: 'catalog/price-list',
  salons: 'catalog/salons',
} as const;

export interface AppManifestOptions {
  releases: Pick<LiveReleases, 'current'>;
  markets: Pick<LiveMarkets, 'current'>;
}

export const isAppManifest = (path: string): boolean => PATH.test(path);

/** Answers 404 for another market's or language's address. */
export function answerAppManifest(
  { releases, markets }: AppManifestOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { host }: RequestOrigin,
): void {
  const found = findAddress(markets.current, host, path);
  if (!found || 'redirectPath' in found || found.address.path !== `/${APP_MANIFEST}`) {
    answerText(request, response, 404, 'There is no such file.');
    return;
  }
  const { market, locale, ownHost } = found.address;
  const basePath = basePathOf(market, locale, ownHost);
  const manifest = appManifest({ market, locale, basePath, sitemap: releases.current?.sitemap ?? {} });
  const headers = {
    'cache-control': 'public, max-age=3600',
    'content-language': locale,
    'content-type': 'application/manifest+json',
    'x-content-type-options': 'nosniff',
  };
  answer(request, response, 200, headers, JSON.stringify(manifest));
}

interface App {
  market: MarketContext;
  locale: LocaleCode;
  basePath: string;
  sitemap: Sitemap;
}

function appManifest({ market, locale, basePath, sitemap }: App): object {
  const t = pageTexts(locale);
  const start = `${basePath}/`;
  return {
    // Markets and languages are one shop on one host, and several apps.
    id: start,
    name: t('app.name', { brand: market.brand.name }),
    short_name: market.brand.name,
    description: t('app.description'),
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: LOGO_PATH, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: LOGO_PATH, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: Object.entries(SHORTCUTS).flatMap(([key, page]) => {
      const url = pagePath(sitemap, { page, locale, basePath });
      return url === undefined ? [] : [{ name: t(`app.shortcut.${key}`), url }];
    }),
  };
}
