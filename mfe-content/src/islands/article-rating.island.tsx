import { defineIsland } from '@aksamit/module-sdk/islands';
import { ArticleRating } from '../features/articles/components/article-rating';
import { articleRatingTexts } from '../texts/article-island-texts';

/** The visitor's rating of an article. Seen after a first touch, it shows a rating given before. */
export default defineIsland({
  name: 'article-rating',
  component: ArticleRating,
  texts: { pl: articleRatingTexts.pl, en: articleRatingTexts.en },
  starts: 'seen',
});
