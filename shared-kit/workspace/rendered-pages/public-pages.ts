import { join } from 'node:path';
import type { Sitemap } from '@aksamit/contracts/platform';
import { definedPages, sitemapOf } from '@aksamit/module-sdk/testing';
import { resources as catalogTexts } from '../../../mfe-catalog/src/app/resources';
import contentEn from '../../../mfe-content/src/locales/en.json';
import contentPl from '../../../mfe-content/src/locales/pl.json';
import type { RenderedModule } from './rendered-page';

/** The checkout. */
export const root = join(__dirname, '../../..');

const modules: RenderedModule[] = [
  { name: 'catalog', pages: definedPages(join(root, 'mfe-catalog/src/pages')), resources: catalogTexts },
  {
    name: 'content',
    pages: definedPages(join(root, 'mfe-content/src/pages')),
    resources: { pl: contentPl, en: contentEn },
  },
];

/** Patterns of the pages of catalogue and content, by `<module>/<page>`. */
export const sitemap: Sitemap = Object.assign({}, ...modules.map(({ name, pages }) => sitemapOf(name, pages)));

/** The pages of catalogue and content that search engines see, each with its module. */
export const publicPages = modules.flatMap((module) =>
  module.pages.filter(({ rendering }) => rendering === 'public').map((page) => ({ module, page })),
);
