import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { CartButtons } from '../../../product-hero/cart-buttons';
import { useChosenPrice } from '../chosen-price';
import { useConfirmation } from '../confirmation';
import type { PriceChoice } from '../price-rules';
import type { PurchasedItem } from '../purchased-item';
import { ConfirmBox } from './confirm-box';
import { QuantityChoice } from './quantity-choice';
import { TreatmentPrice } from './treatment-price';

interface BuyBoxProps {
  item: PurchasedItem;
  /**
   * Last day of the price, as it is shown; null: no promotion ends. Formatted by the page: a browser loads its time zones
   * for a date, which a press would wait for.
   */
  promoUntil: string | null;
  /** Of the product's checkbox; null: it has none. */
  checkbox: string | null;
  /** The first is chosen at first. */
  choices: readonly [PriceChoice, ...PriceChoice[]];
}

/** Price of the chosen number of treatments, the choice itself and the cart's buttons. */
export function BuyBox({ item, promoUntil, checkbox, choices }: BuyBoxProps) {
  const t = useTranslate();
  const money = useMoney();
  const [{ quantity }, choose] = useChosenPrice(item.itemId, choices[0]);
  const confirmation = useConfirmation(item.itemId, checkbox);
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
      {promoUntil ? (
        <Text size="sm" tone={chosen.reduction ? 'success' : 'muted'}>
          {t(chosen.reduction ? 'purchase.promoUntil' : 'purchase.priceUntil', {
            date: promoUntil,
          })}
        </Text>
      ) : null}
      {choices.length > 1 ? <QuantityChoice choices={choices} quantity={chosen.quantity} onChoose={choose} /> : null}
      {checkbox === null ? null : <ConfirmBox itemId={item.itemId} label={checkbox} />}
      <CartButtons {...item} {...confirmation} quantity={chosen.quantity} />
    </>
  );
}
