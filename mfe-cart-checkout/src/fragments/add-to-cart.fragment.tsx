import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useLocation } from '@aksamit/module-sdk/router';
import { Button, LinkButton } from '@aksamit/ui';
import { media, space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ArrowRight, Check, ShoppingBag } from 'lucide-react';
import { type ComponentProps, type FormEvent, type KeyboardEvent, lazy, type Ref, Suspense } from 'react';
import { z } from 'zod';
import { messageOfError } from '../requests/message-of-error';
import { useIsInBrowser } from '../served-page/use-is-in-browser';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';
import { hiddenWithoutScripts, NeedsScripts } from './needs-scripts';
import { useAddition } from './use-addition';
import type { Flow } from './use-purchase';
import { useWayOnFocus } from './use-way-on-focus';

/** The contract with the pages that mount it. */
const addToCartProps = z.object({
  itemType: z.enum(['product', 'package', 'bundle', 'offer']),
  itemId: z.number().int().positive(),
  /** Pieces, 1 to 99; the page's own stepper or choice of a series. */
  quantity: z.number().int().min(1).max(99),
  /** Name of what is bought, in the page's locale, for the message that it is in the cart. */
  name: z.string().min(1),
  /** Treatments chosen for a bundle or package, by id. */
  chosen: z.array(z.string()).optional(),
  /** The checkbox that the treatment has is checked. */
  isConfirmed: z.boolean().optional(),
  /** What is still missing before it can be bought, in the page's locale; shown when a button is pressed. */
  missing: z.string().optional(),
  /**
   * Id of the page's element with the same words where the choice is made: a press while something is missing leads there,
   * and shows no message at the button.
   */
  missingAt: z.string().optional(),
  /** Shows "buy now" too: adds and continues with the next step of the order at once. */
  buyNow: z.boolean().optional(),
  /** On a phone the page's bottom bar holds the add button: only "buy now" is shown here then. */
  addIsInBar: z.boolean().optional(),
  /** It stands in that bar: what it shows later is above the bar, which never grows. */
  inBar: z.boolean().optional(),
  /**
   * Id for the form that works without scripts. Fields of the page belong to it by their attribute `form`: `pieces`
   * (replaces `quantity`), `chosen`, the id of each treatment chosen, and `confirmed`, a treatment's checkbox. Omitted: without scripts it explains how to
   * buy.
   */
  formId: z.string().optional(),
});
export type AddToCartProps = z.infer<typeof addToCartProps>;

export default defineFragment({
  name: 'add-to-cart',
  version: 1,
  rendering: 'public',
  props: addToCartProps,
  reservedHeightPx: 52,
  component: AddToCart,
  texts: { pl, en },
});

/** Comes with the first question. */
const BuyNowDialog = lazy(() => import(/* webpackChunkName: "later-buy-now-dialog" */ './buy-now-dialog'));

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
    &[data-in-bar] {
      position: relative;
    }
    &[data-in-bar] > [data-flow='goToCart'] {
      position: absolute;
      inset: auto 0 calc(100% + 1.25rem) auto;
      width: max-content;
      box-shadow: ${tokens.shadow};
    }
    &[data-add-in-bar] > :is([data-flow='addToCart'], [data-flow='goToCart']) {
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

/**
 * Adds a treatment, package, bundle or offer to the cart from another module's page. The specification's two flows:
 * `addToCart` stays on the page, `buyNow` continues with the visit's time. Once it is in the cart, the main button states
 * that, and a link beside it leads there: never under the finger, whose second press would follow it.
 */
export function AddToCart(props: AddToCartProps) {
  const { missing, buyNow, addIsInBar, inBar, formId } = props;
  const t = useTranslate();
  const href = useHref();
  const { add, running, isAdded, additions, isMissingShown, failure, buyNow: question } = useAddition(props);
  const wayOn = useWayOnFocus(additions);
  const isForm = usePageContext().takesForms === true && formId !== undefined;
  // A submit button only where no script works: Enter in one of the page's fields must not buy.
  const type: 'button' | 'submit' = useIsInBrowser() || !isForm ? 'button' : 'submit';
  const form = {
    as: 'form',
    id: formId,
    method: 'post',
    action: href('cart-checkout/cart'),
    onSubmit: (event: FormEvent) => event.preventDefault(),
  } as const;
  const buttonOf = (flow: Flow) => ({
    type,
    wide: true,
    busy: running === flow,
    onClick: () => {
      if (running === null) void add(flow);
    },
  });

  return (
    <Base
      data-add-in-bar={addIsInBar && buyNow ? '' : undefined}
      data-in-bar={inBar ? '' : undefined}
      {...(isForm ? form : {})}
    >
      {isForm ? <HiddenFields {...props} /> : null}
      <MainButton isAdded={isAdded} addition={buttonOf('addToCart')} wayOn={wayOn} />
      {buyNow && isAdded ? (
        <Button variant="secondary" data-flow="addAgain" {...buttonOf('addToCart')}>
          {t('addAgain')}
        </Button>
      ) : null}
      {buyNow && !isAdded ? (
        <Button variant="secondary" data-flow="buyNow" {...buttonOf('buyNow')}>
          {t('buyNow')}
        </Button>
      ) : null}
      {isForm ? null : <NeedsScripts />}
      <div role="status">
        {isMissingShown && missing ? <strong>{missing}</strong> : null}
        {failure ? <strong>{messageOfError(failure, t)}</strong> : null}
      </div>
      {question.hasAsked ? (
        <Suspense>
          <BuyNowDialog question={question} name={props.name} />
        </Suspense>
      ) : null}
    </Base>
  );
}

interface MainButtonProps {
  isAdded: boolean;
  addition: ComponentProps<typeof Button>;
  /** The link to the cart. */
  wayOn: Ref<HTMLAnchorElement>;
}

/** One button that adds and then states that it did, and after it the link to the cart. */
function MainButton({ isAdded, addition, wayOn }: MainButtonProps) {
  const t = useTranslate();
  const href = useHref();
  const Sign = isAdded ? Check : ShoppingBag;
  return (
    <>
      <Button wide data-flow="addToCart" {...(isAdded ? { 'aria-disabled': true } : addition)}>
        {!isAdded && addition.busy ? null : <Sign aria-hidden="true" />}
        {t(isAdded ? 'inCart' : 'add')}
      </Button>
      {isAdded ? (
        <LinkButton wide data-flow="goToCart" ref={wayOn} href={href('cart-checkout/cart')} onKeyDown={refuseHeldKey}>
          {t('goToCart')}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </>
  );
}

/** The key that pressed the button, still held, follows no link: the link has received the focus under it. */
function refuseHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** What the form sends where no script works. */
function HiddenFields({ itemType, itemId, quantity }: AddToCartProps) {
  const { pathname } = useLocation();
  const fields = { intent: 'add', itemType, itemId, quantity, from: pathname };
  return Object.entries(fields).map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />);
}
