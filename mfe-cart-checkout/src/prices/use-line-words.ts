import type { CartItemType } from '@aksamit/contracts';
import { type BoughtPieces, reductionOf } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { reductionProps } from '@aksamit/ui';

/** Texts of lines of the cart and of an order: `5 treatments`, `144,00 zł per treatment`, a promotion's reduction. */
export function useLineWords() {
  const t = useTranslate();
  const money = useMoney();
  const each = (itemType: CartItemType, amount: string) => t(`each.${itemType}`, { amount });
  return {
    /** How many of what. */
    pieces: (itemType: CartItemType, count: number): string => t(`pieces.${itemType}`, { count }),
    /** An amount for one, already formatted. */
    each,
    /** What a price block shows of the line's reduction; minor units of the named currency. */
    reduction: (itemType: CartItemType, bought: BoughtPieces, currency: string): ReturnType<typeof reductionProps> =>
      reductionProps(reductionOf(bought), {
        money: (minor) => money(minor, currency),
        label: t('line.lowestLabel'),
        lowest: (amount, one) =>
          one === null ? t('line.lowest', { amount }) : t('line.lowestEach', { amount, each: each(itemType, one) }),
      }),
  };
}
