import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { CartButtons } from '../../../product-hero/cart-buttons';
import { useChosenPrice } from '../chosen-price';
import { lastPromoInstant, type PriceChoice } from '../price-rules';
import type { PurchasedItem } from '../purchased-item';
import { QuantityChoice } from './quantity-choice';
import { TreatmentPrice } from './treatment-price';

interface BuyBoxProps {
  item: PurchasedItem;
  /** What it costs until when, ISO 8601; null: no promotion ends. */
  promoValidTo: string | null;
  /** The first is chosen at first. */
  choices: readonly [PriceChoice, ...PriceChoice[]];
}

/** Price of the chosen number of treatments, the choice itself and the cart's buttons. */
export function BuyBox({ item, promoValidTo, choices }: BuyBoxProps) {
  const t = useTranslate();
  const money = useMoney();
  const [{ quantity }, choose] = useChosenPrice(item.itemId, choices[0]);
  const chosen = choices.find((choice) => choice.quantity === quantity) ?? choices[0];
  return (
    <>
      <div>
        <TreatmentPrice choice={chosen} size="lg" />
        {chosen.treatments > 1 ? (
          <Text size="sm" tone="muted">
            {t('price.each', { price: money(chosen.perTreatment) })}
          </Text>
        ) : null}
      </div>
      {promoValidTo ? (
        <Text size="sm" tone={chosen.reduction ? 'success' : 'muted'}>
          {t(chosen.reduction ? 'purchase.promoUntil' : 'purchase.priceUntil', {
            date: formatDate(lastPromoInstant(promoValidTo)),
          })}
        </Text>
      ) : null}
      {choices.length > 1 ? <QuantityChoice choices={choices} quantity={chosen.quantity} onChoose={choose} /> : null}
      <CartButtons {...item} quantity={chosen.quantity} />
    </>
  );
}
