/** Articles, pages whose text is a record, and what leads to them. */
import { defineDomain } from '../../platform/domain';
import { registerCharity } from './charity';
import { contentCallErrors, contentErrors } from './errors';
import { contentJobs } from './jobs';
import { registerContentPages } from './pages';
import { contentPersonalData } from './personal-data';
import { registerPublicDocuments } from './public-documents';
import { registerShortLinks } from './short-links';
import { registerSiteMap } from './sitemap';
import { registerStaffContent } from './staff-content';
import en from './texts/en.json';
import pl from './texts/pl.json';

export const content = defineDomain({
  name: 'content',
  routes: [
    registerContentPages,
    registerSiteMap,
    registerShortLinks,
    registerCharity,
    registerPublicDocuments,
    registerStaffContent,
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
    'article_side_categories',
    'articles',
    'charity_entries',
    'charity_months',
    'cms_pages',
    'cms_sections',
    'legal_documents',
    'redirects',
    'shop_pictures',
    'short_links',
  ],
});
