import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { joinShortWords } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CalendarCheck, RotateCcw, ShieldCheck } from 'lucide-react';

const Promises = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  & > li {
    display: flex;
    gap: 0.625rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.success};
  }
`;

/** What a purchase includes: the time is chosen later, can be changed, and is paid safely or in the salon. */
export function PurchasePromises({ canPaymentByCash }: { canPaymentByCash: boolean }) {
  const t = useTranslate();
  const { cancellationNoticeHours } = useMarketPolicies();
  return (
    <Promises>
      <li>
        <CalendarCheck aria-hidden="true" />
        {joinShortWords(t('product.promises.booking'))}
      </li>
      <li>
        <RotateCcw aria-hidden="true" />
        {joinShortWords(t('product.promises.moving', { count: cancellationNoticeHours }))}
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {joinShortWords(t(canPaymentByCash ? 'product.promises.paymentAny' : 'product.promises.payment'))}
      </li>
    </Promises>
  );
}
