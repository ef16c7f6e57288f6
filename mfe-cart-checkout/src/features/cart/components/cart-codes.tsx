import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Disclosure, Stack } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import { DiscountCodeForm } from './discount-code-form';
import { VoucherCodeForm } from './voucher-code-form';

const Codes = styled(Disclosure)`
  border-block: 1px solid ${tokens.color.border};

  & > summary {
    font-size: ${tokens.text.sm};
  }
  & > div {
    padding-block: ${space(2)} ${space(5)};
  }
  /* Its forms need them. */
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * Discount code and voucher below the sum, closed for those who have neither: open fields make shoppers leave to look for
 * a code. Open while one is on the cart, and when there is news of one, such as a refused code of a link.
 */
export function CartCodes({ cart, isSettled }: { cart: Cart; isSettled: boolean }) {
  const t = useTranslate();
  const isUsed = cart.discountCode !== null || cart.vouchers.length > 0;
  const [isOpen, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  // One that comes onto the cart opens it; one that is taken off leaves it as it is: there are words about it.
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  return (
    <Codes open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} summary={t('codes.summary')}>
      <Stack gap={4}>
        <DiscountCodeForm cart={cart} isSettled={isSettled} onOutcome={() => setOpen(true)} />
        <VoucherCodeForm cart={cart} isSettled={isSettled} />
      </Stack>
    </Codes>
  );
}
