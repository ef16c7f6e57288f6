import type { Product } from '@aksamit/contracts';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatDate } from '@aksamit/module-sdk/i18n';
import { lastPromoInstant } from './price-rules';

/** Last day of the present price, as it is shown; null: no promotion ends. */
export const promoUntil = ({ promoValidTo }: Pick<Product, 'promoValidTo'>, locale: LocaleCode): string | null =>
  promoValidTo === null ? null : formatDate(lastPromoInstant(promoValidTo), locale);
