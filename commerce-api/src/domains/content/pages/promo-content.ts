import type { PromoBar } from '@aksamit/contracts';
import type { BarOfArticle, ShownBar } from '../promo-bars';

/** The words of a bar that an article holds itself. */
export type ArticlePromoWords = Omit<PromoBar, 'id' | 'promoBarVisible' | 'look'>;

interface ArticleBars {
  articleId: string;
  /** The article's own one; null: it has none, or hides it. */
  own: ArticlePromoWords | null;
  /** The record that is on for it. */
  bar: BarOfArticle | null;
}

/** What an article promotes: the bar that it names, else its own, else one for its categories. */
export function promoContentOf({ articleId, own, bar }: ArticleBars): PromoBar | null {
  if (own && !bar?.isNamed) return { id: articleId, promoBarVisible: true, ...own };
  return bar && asPromoBar(bar.bar);
}

function asPromoBar({ id, headline, subheadline, actions: [main, side], look }: ShownBar): PromoBar {
  return {
    id,
    promoBarVisible: true,
    promoBarHeadline: headline,
    promoBarSubheadline: subheadline,
    promoBarButtonMainLabel: main?.label ?? '',
    promoBarButtonMainUrl: main?.path ?? '',
    promoBarButtonSideLabel: side?.label ?? '',
    promoBarButtonSideUrl: side?.path ?? '',
    look,
  };
}
