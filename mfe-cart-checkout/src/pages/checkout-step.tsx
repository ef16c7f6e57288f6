import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Card, Stack, StickyBar, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { CartTotals } from '../features/cart/components/cart-totals';
import { CheckoutColumns } from '../features/page-frame/checkout-frame';
import { DueInBar, WideScreenOnly } from '../features/page-frame/due-in-bar';

interface CheckoutStepProps {
  cart: Cart;
  main: ReactNode;
  /** Loaded later than the rest; it shifts nothing. */
  after?: ReactNode;
  /** Beside the main part, above the totals: a summary of the lines. */
  overview?: ReactNode;
  /** Where codes are typed, and what would lower the sum. */
  codes?: ReactNode;
  /** Why it does not go on. */
  notice?: ReactNode;
  /** The one action of this step; null while there is nothing to go on with: no bar stands in the way then. */
  action: ReactNode;
  /** The same in the narrow screen's bar, where the amount stands beside it already. */
  barAction?: ReactNode;
  barLabel: string;
  /** What happens next, in words. */
  next: string;
  /** Ways back. */
  back?: ReactNode;
}

/** A step of the checkout: its content, and beside it the costs with the action; on narrow screens in a bar. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { cart, main, after, overview, codes, notice, action, barAction = action, barLabel, next, back } = props;
  const t = useTranslate();
  const money = useMoney();
  return (
    <>
      <CheckoutColumns
        main={main}
        after={after}
        aside={
          <Card>
            {overview}
            <Stack gap={5}>
              <CartTotals cart={cart} />
              {notice}
              {action === null ? null : <WideScreenOnly>{action}</WideScreenOnly>}
              {codes}
              <Text size="sm" tone="muted">
                {next}
              </Text>
              {back}
            </Stack>
          </Card>
        }
      />
      {action === null ? null : (
        <StickyBar until="beside" label={barLabel}>
          <DueInBar label={t('totals.due')} amount={money(cart.amountDue, cart.currency.code)} />
          {barAction}
        </StickyBar>
      )}
    </>
  );
}
