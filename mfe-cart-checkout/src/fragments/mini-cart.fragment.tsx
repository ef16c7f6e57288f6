import { useTopic } from '@aksamit/module-sdk/bus';
import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useCart } from '../features/cart/api/get-cart';
import { hasVisitedBefore } from '../features/cart/cart-storage';
import { useCartOfActor } from '../features/cart/use-cart-of-actor';
import en from './locales/mini-cart.en.json';
import pl from './locales/mini-cart.pl.json';

export default defineFragment({
  name: 'mini-cart',
  version: 1,
  rendering: 'private',
  props: z.object({}),
  reservedHeightPx: 44,
  component: MiniCart,
  texts: { pl, en },
});

const Link = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.ink};

  &:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.accent};
  }
  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  & > span {
    position: absolute;
    inset: 0.125rem 0 auto auto;
    min-width: 1.25rem;
    padding-inline: 0.3rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.accent};
    color: ${tokens.color['accent-ink']};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.25rem;
    text-align: center;
  }
`;

/**
 * The header's link to the cart, with its number of pieces. It keeps the visitor's cart up to date. A first-time
 * visitor has no cart, and none is created.
 */
export function MiniCart() {
  const t = useTranslate();
  const href = useHref();
  useCartOfActor();
  const [isReturning] = useState(hasVisitedBefore);
  const isLoggedIn = useTopic('session')?.status === 'authenticated';
  // A form of this page has made one.
  const isMade = useTopic('cart') !== undefined;
  const { data: cart } = useCart({ enabled: isReturning || isLoggedIn || isMade });
  const count = cart?.count ?? 0;

  return (
    <Link href={href('cart-checkout/cart')} aria-label={count > 0 ? t('cartWith', { count }) : t('cart')}>
      <ShoppingBag aria-hidden="true" />
      {count > 0 ? <span aria-hidden="true">{count > 99 ? '99+' : count}</span> : null}
    </Link>
  );
}
