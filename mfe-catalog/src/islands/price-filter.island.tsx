import { defineIsland } from '@aksamit/module-sdk/islands';
import { PriceFilter } from '../features/price-filter/price-filter';
import { priceListTexts } from '../texts/price-list-texts';

/** The field that filters a price list as somebody types. */
export default defineIsland({
  name: 'price-filter',
  component: PriceFilter,
  texts: { pl: priceListTexts.pl, en: priceListTexts.en },
});
