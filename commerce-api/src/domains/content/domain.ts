/** Articles, pages whose text is a record, and what leads to them. */
import { defineDomain } from '../../platform/domain';
import { registerCharity } from './charity';
import { contentCallErrors, contentErrors } from './errors';
import { contentJobs } from './jobs';
import { registerContentPages } from './pages';
import { contentPersonalData } from './personal-data';
import { registerContentPreviews } from './previews';
import { registerStaffPromoBars } from './promo-bars';
import { registerPublicDocuments } from './public-documents';
import { registerShortLinks, registerStaffShortLinks } from './short-links';
import { registerSiteMap } from './sitemap';
import { registerStaffArticles } from './staff-articles';
import { registerStaffContent } from './staff-content';
import en from './texts/en.json';
import pl from './texts/pl.json';

export const content = defineDomain({
  name: 'content',
  routes: [
    registerContentPages,
    registerSiteMap,
    registerShortLinks,
    registerStaffShortLinks,
    registerCharity,
    registerPublicDocuments,
    registerStaffContent,
    registerStaffArticles,
    registerContentPreviews,
    registerStaffPromoBars,
  ],
  jobs: contentJobs,
  errors: contentErrors,
  callErrors: contentCallErrors,
  texts: { pl, en },
  personalData: contentPersonalData,
  owns: [
    'article_authors',
    'article_categories',
    'article_products',
    'article_ratings',
    'article_related',
    'article_side_categories',
    'article_versions',
    'articles',
    'charity_entries',
    'charity_months',
    'cms_page_drafts',
    'cms_page_versions',
    'cms_pages',
    'cms_sections',
    'content_previews',
    'legal_documents',
    'promo_bar_article_categories',
    'promo_bar_articles',
    'promo_bar_pages',
    'promo_bar_versions',
    'promo_bars',
    'redirects',
    'shop_pictures',
    'short_links',
  ],
  publishes: ['shop_pictures'],
});
