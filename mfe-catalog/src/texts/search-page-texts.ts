import { withPageTexts } from './page-texts';
import { saleTexts } from './sale-texts';
import { salonListTexts } from './salon-list-texts';
import { searchTexts } from './search-texts';

/** Texts of the search page, whose results show what the pages of bundles and offers and those of salons show. */
export const searchPageTexts = withPageTexts(withPageTexts(saleTexts, salonListTexts), searchTexts);
