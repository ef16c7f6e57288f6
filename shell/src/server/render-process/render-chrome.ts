import type { LocaleCode } from '@aksamit/contracts/platform';
import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { markedPath } from '../../isomorphic/chrome';
import {
  ChromeFooter,
  ChromeHeader,
  type ChromeProps,
  FOOTER_ID_PREFIX,
  HEADER_ID_PREFIX,
  SHELL_STYLE_KEY,
} from '../../isomorphic/chrome-document';
import { escapeHtml } from '../document/escape-html';
import { type ReleaseSet, SHELL_MODULE } from '../model/release-set';
import type { RegionProblem, StyleBlock } from '../model/rendered-page';
import { type RenderedRoot, renderRoot, stackOf } from './render-root';

/** Header and footer of a page, for an anonymous visitor. */
export interface RenderedChrome {
  headerHtml: string;
  footerHtml: string;
  styles: (StyleBlock | null)[];
}

type OwnProps = Omit<ChromeProps, 'sitemap'>;

/** UTF-8: a string with Polish letters takes twice as much. */
interface CachedChrome {
  header: Buffer;
  footer: Buffer;
  styles: RenderedChrome['styles'];
}

/** More than a hundred headers and footers; a language of a market has some thirty. */
const CACHED_BYTES = 4 * 1024 * 1024;

/** Of the sets in use; a dropped set takes its pages with it. */
const caches = new WeakMap<ReleaseSet, ChromeCache>();

/**
 * Header and footer of a page. They differ between pages only in their marked
 * links and in the addresses of the page's other languages. So they are rendered once per set, market, language and
 * marked links, and the addresses are put in. The browser renders one that throws; that one is not cached.
 * @param problems receives what threw
 */
export async function renderChrome(
  set: ReleaseSet,
  { context, path, alternates = {} }: OwnProps,
  problems: RegionProblem[],
): Promise<RenderedChrome> {
  const cache = caches.get(set) ?? new ChromeCache();
  caches.set(set, cache);
  const { sitemap } = set;
  const languages = LOCALES.filter((locale) => alternates[locale] !== undefined);
  const props = {
    context,
    path: markedPath({ context, sitemap }, path),
    alternates: Object.fromEntries(languages.map((locale) => [locale, placeholderOf(locale)])),
  };
  const key = JSON.stringify([props, new Date().getFullYear()]);
  const cached = cache.get(key);
  const own: RegionProblem[] = [];
  const rendered = cached ?? (await renderParts({ ...props, sitemap }, own));
  problems.push(...own);
  if (!cached && own.length === 0) cache.set(key, rendered);
  return { ...rendered, headerHtml: putAddresses(rendered.headerHtml, alternates) };
}

const LOCALES: readonly LocaleCode[] = ['pl', 'en'];

/** No text of a shop contains it. */
const placeholderOf = (locale: LocaleCode): string => `/aksamit:address:${locale}/`;

function putAddresses(html: string, alternates: NonNullable<OwnProps['alternates']>): string {
  return html.replace(/\/aksamit:address:(pl|en)\//g, (placeholder, locale: LocaleCode) =>
    escapeHtml(alternates[locale] ?? placeholder),
  );
}

async function renderParts(props: ChromeProps, problems: RegionProblem[]): Promise<RenderedChrome> {
  const render = async (region: string, element: ReactElement, identifierPrefix: string): Promise<RenderedRoot> => {
    try {
      const root = await renderRoot(element, { key: SHELL_STYLE_KEY, identifierPrefix });
      for (const message of root.errors) problems.push({ module: SHELL_MODULE, region, message });
      return root;
    } catch (error) {
      problems.push({ module: SHELL_MODULE, region, message: stackOf(error) });
      return { html: '', style: null, errors: [] };
    }
  };
  const header = await render('header', createElement(ChromeHeader, props), HEADER_ID_PREFIX);
  const footer = await render('footer', createElement(ChromeFooter, props), FOOTER_ID_PREFIX);
  return { headerHtml: header.html, footerHtml: footer.html, styles: [header.style, footer.style] };
}

class ChromeCache {
  readonly #pages = new LRUCache<string, CachedChrome>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ header, footer }, key) => header.length + footer.length + key.length,
  });
  /** Hardly any page differs in its rules: each text exists once. */
  readonly #styles = new Map<string, StyleBlock>();

  get(key: string): RenderedChrome | undefined {
    const page = this.#pages.get(key);
    return page && { headerHtml: page.header.toString(), footerHtml: page.footer.toString(), styles: page.styles };
  }

  set(key: string, { headerHtml, footerHtml, styles }: RenderedChrome): void {
    const shared = styles.map((style) => {
      if (style === null) return null;
      const known = this.#styles.get(style.css) ?? style;
      this.#styles.set(style.css, known);
      return known;
    });
    this.#pages.set(key, { header: Buffer.from(headerHtml), footer: Buffer.from(footerHtml), styles: shared });
  }
}
