import { definePages } from '@aksamit/module-sdk/pages';
import { formAction } from '../features/forms/sent-form/form-action';
import { CmsPage } from './cms-text';
import { loadCmsText } from './load-cms-text';

/**
 * Pages whose text is a record of the API: one component under many addresses and link names. Addresses: specification,
 * both documents, section 2; readings, "Who serves which path".
 */
export default definePages(
  {
    layout: 'plain',
    rendering: 'public',
    islands: true,
    // Receipt of a form in the text that the browser itself sent.
    query: ['sent'],
    load: loadCmsText,
    act: formAction,
    component: CmsPage,
  },
  [
    { name: 'about-us', patterns: { pl: ['/o-nas/'], en: ['/about-us/'] } },
    { name: 'faq', patterns: { pl: ['/faq/'], en: ['/faq/'] } },
    { name: 'lasers', patterns: { pl: ['/lasery-do-depilacji/'], en: ['/hair-removal-lasers/'] } },
    { name: 'technology', patterns: { pl: ['/technologia/'], en: ['/technology/'] } },
    { name: 'eu-projects', patterns: { pl: ['/projekty-unijne/'], en: ['/eu-projects/'] } },
    { name: 'application', patterns: { pl: ['/aplikacja/'], en: ['/application/'] } },
    { name: 'charity', patterns: { pl: ['/10dlazwierzaka/'], en: ['/10-for-a-pet/'] } },
    // Fallback for all unclaimed addresses: a page by its slug, or "not found".
    { name: 'cms-page', patterns: { pl: ['/**'], en: ['/**'] } },
  ],
);
