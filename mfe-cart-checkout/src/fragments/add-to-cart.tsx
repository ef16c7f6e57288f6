import { useBus } from '@aksamit/shared-kit/bus';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { space, tokens } from '@aksamit/shared-kit/theme';
import { Button } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { messageOfError } from '../requests/message-of-error';
import type { AddToCartProps } from './add-to-cart-props';

const Base = styled.div`
  display: grid;
  gap: ${space(2)};

  & [role='status'] {
    display: grid;
    gap: ${space(1)};
    font-size: ${tokens.text.sm};
    line-height: 1.45;
  }
  & [role='status']:empty {
    display: none;
  }
  & strong {
    color: ${tokens.color.danger};
    font-weight: 500;
  }
`;

/** Puts a treatment or package into the cart from another module's page. Flow `addToCart` of the specification. */
export function AddToCart({ itemType, itemId, quantity, name }: AddToCartProps) {
  const t = useTranslate();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const [isAdded, setIsAdded] = useState(false);

  const add = async () => {
    try {
      await addition.mutateAsync({ itemType, itemId: String(itemId), quantity });
    } catch {
      // Said in place, below the button.
      setIsAdded(false);
      return;
    }
    setIsAdded(true);
    bus.publish('cart.item-added', { itemType, itemId, quantity, flow: 'addToCart' });
    bus.publish('toast', { type: 'success', message: t('added', { name }) });
  };

  return (
    <Base>
      <Button wide busy={addition.isPending} onClick={() => void add()}>
        {addition.isPending ? null : <ShoppingBag aria-hidden="true" />}
        {t('add')}
      </Button>
      <div role="status">
        {addition.isError ? <strong>{messageOfError(addition.error, t)}</strong> : null}
        {isAdded && !addition.isPending ? <a href={href('cart-checkout/cart')}>{t('goToCart')}</a> : null}
      </div>
    </Base>
  );
}
