import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { navigator, useLocation } from '@aksamit/module-sdk/router';
import { Button } from '@aksamit/ui';
import { media, space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { messageOfError } from '../requests/message-of-error';
import { useIsInBrowser } from '../served-page/use-is-in-browser';
import type { AddToCartProps } from './add-to-cart-props';
import { hiddenWithoutScripts, NeedsScripts } from './needs-scripts';

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
  ${hiddenWithoutScripts}
  ${media.mobile} {
    &[data-add-in-bar] > [data-flow='addToCart'] {
      display: none;
    }
  }
  /* Without scripts the bottom bar does nothing. */
  @media (scripting: none) {
    &:is(form)[data-add-in-bar] > [data-flow='addToCart'] {
      display: inline-flex;
    }
  }
`;

type Flow = 'addToCart' | 'buyNow';

/**
 * Adds a treatment, package, bundle or offer to the cart from another module's page. The specification's two flows:
 * `addToCart` stays on the page, `buyNow` continues with the visit's time.
 */
export function AddToCart({
  itemType,
  itemId,
  quantity,
  name,
  chosen,
  missing,
  buyNow,
  addIsInBar,
  formId,
}: AddToCartProps) {
  const t = useTranslate();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const [isAdded, setIsAdded] = useState(false);
  const [running, setRunning] = useState<Flow | null>(null);
  const [isMissingShown, setIsMissingShown] = useState(false);

  const add = async (flow: Flow) => {
    setIsMissingShown(Boolean(missing));
    if (missing) return;
    setRunning(flow);
    try {
      const data = chosen ? { data: { bundlableProductId: chosen } } : {};
      const line = await addition.mutateAsync({ itemType, itemId: String(itemId), quantity, ...data });
      bus.publish('commerce', lineStep('add_to_cart', line, flow));
    } catch {
      // The message is shown in place, below the button.
      setIsAdded(false);
      setRunning(null);
      return;
    }
    bus.publish('cart.item-added', { itemType, itemId, quantity, flow });
    if (flow === 'buyNow') {
      navigator.push(href('cart-checkout/reservation'));
      return;
    }
    setRunning(null);
    setIsAdded(true);
    bus.publish('toast', { type: 'success', message: t('added', { name }) });
  };
  const isBusy = running !== null;
  const isForm = usePageContext().takesForms === true && formId !== undefined;
  const { pathname } = useLocation();
  // A submit button only where no script works: Enter in one of the page's fields must not buy.
  const type = useIsInBrowser() || !isForm ? 'button' : 'submit';
  const form = {
    as: 'form',
    id: formId,
    method: 'post',
    action: href('cart-checkout/cart'),
    onSubmit: (event: FormEvent) => event.preventDefault(),
  } as const;

  return (
    <Base data-add-in-bar={addIsInBar && buyNow ? '' : undefined} {...(isForm ? form : {})}>
      {isForm
        ? Object.entries({ intent: 'add', itemType, itemId, quantity, from: pathname }).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))
        : null}
      <Button
        wide
        type={type}
        data-flow="addToCart"
        busy={running === 'addToCart'}
        onClick={() => isBusy || void add('addToCart')}
      >
        {running === 'addToCart' ? null : <ShoppingBag aria-hidden="true" />}
        {t('add')}
      </Button>
      {buyNow ? (
        <Button
          wide
          variant="secondary"
          type={type}
          data-flow="buyNow"
          busy={running === 'buyNow'}
          onClick={() => isBusy || void add('buyNow')}
        >
          {t('buyNow')}
        </Button>
      ) : null}
      {isForm ? null : <NeedsScripts />}
      <div role="status">
        {isMissingShown && missing ? <strong>{missing}</strong> : null}
        {addition.isError ? <strong>{messageOfError(addition.error, t)}</strong> : null}
        {isAdded && !addition.isPending ? <a href={href('cart-checkout/cart')}>{t('goToCart')}</a> : null}
      </div>
    </Base>
  );
}
