import type { PersonalData } from '../../platform/personal-data';

export const contentPersonalData: PersonalData = {
  exports: {},
  notExported: [
    'article_versions',
    'cms_page_drafts',
    'cms_page_versions',
    'content_previews',
    'promo_bar_versions',
    'shop_pictures',
  ],
};
