import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CalendarClock, CreditCard, Landmark, Smartphone, Store, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayChoice } from './pay-choice';

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 1.5rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};
  color: ${tokens.color['ink-muted']};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** Glyphs of our own: no logo of a bank or a wallet. */
const glyphs: Record<PayChoice, ReactNode> = {
  applePay: <Wallet />,
  googlePay: <Wallet />,
  blik: <Smartphone />,
  stripe: <CreditCard />,
  przelewy24: <Landmark />,
  paypal: <Wallet />,
  paypo: <CalendarClock />,
  blikPayLater: <CalendarClock />,
  przelewy24Instalments: <CalendarClock />,
  cash: <Store />,
};

/** What kind of payment a choice is. */
export function MethodMark({ choice }: { choice: PayChoice }) {
  return <Mark>{glyphs[choice]}</Mark>;
}
