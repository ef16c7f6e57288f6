import { defineIsland } from '@aksamit/module-sdk/islands';
import { ArticleShare } from '../features/articles/components/article-share';
import { articleShareTexts } from '../texts/article-island-texts';

/** Passing an article on. */
export default defineIsland({
  name: 'article-share',
  component: ArticleShare,
  texts: { pl: articleShareTexts.pl, en: articleShareTexts.en },
});
