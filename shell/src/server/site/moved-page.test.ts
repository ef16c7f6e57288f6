import type { PageClaim } from '@aksamit/contracts/platform';
import { testManifest } from '@aksamit/release/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ChromeFooter, ChromeHeader } from '../../isomorphic/chrome-document';
import { polishPage } from '../../testing/page-context';
import { makeReleaseSet } from '../live/make-release-set';
import { siteMapEntries } from './site-map-entries';

const NO_RECORDS = {
  products: [],
  bundles: [],
  offers: [],
  locations: [],
  salonCategories: [],
  articleCategories: [],
  articleAuthors: [],
  articles: [],
  cmsPages: [],
};

/** Every address of page `catalog/salons` in header, footer and site map, when its module declares it like this. */
function addressesOf(declared: Pick<PageClaim, 'patterns' | 'redirectsFrom'>): string[] {
  const page: PageClaim = { name: 'salons', layout: 'plain', rendering: 'public', query: [], ...declared };
  const manifest = testManifest('catalog@1.0.0', { pages: [page] });
  const set = makeReleaseSet({ releases: [{ manifest, bundle: null, channel: 'stable' }], pageView: null });
  const props = { context: polishPage, path: '/', sitemap: set.sitemap };
  const html = renderToString(createElement(ChromeHeader, props)) + renderToString(createElement(ChromeFooter, props));
  const linked = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return [...linked, ...siteMapEntries(set, NO_RECORDS).pages.map(({ paths }) => paths.pl)];
}

test('a page that moves in its module moves in menus, footer and site map without another edit', () => {
  const before = addressesOf({ patterns: { pl: ['/salony/'], en: ['/salons/'] } });
  // The menu on wide and on narrow screens, the footer, the site map.
  expect(before).toEqual(['/salony/', '/salony/', '/salony/', '/salony/']);
  const after = addressesOf({
    patterns: { pl: ['/gabinety/'], en: ['/studios/'] },
    redirectsFrom: { pl: ['/salony/'], en: ['/salons/'] },
  });
  expect(after).toEqual(['/gabinety/', '/gabinety/', '/gabinety/', '/gabinety/']);
});
