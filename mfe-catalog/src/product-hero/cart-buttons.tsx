import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Height of one button, CSS pixels: what a phone shows where the other button stands in the bottom bar. */
const ONE_BUTTON_PX = 52;
const TWO_BUTTONS_PX = 112;

/** Id of the cart's form on a page: the page's own fields belong to it, for browsers without scripts. */
export const CART_FORM = 'cart-form';

/** Space for "add to cart" and "buy now", so that nothing shifts when the cart's fragment is mounted. */
const TwoButtonsSpace = styled.div`
  ${media.tablet} {
    min-height: ${TWO_BUTTONS_PX}px;
  }
`;

/** What the buttons put into the cart, as the fragment's contract names it. JSON. */
export interface ItemForCart {
  itemType: 'product' | 'package' | 'bundle' | 'offer';
  itemId: number;
  quantity: number;
  /** In the page's locale. */
  name: string;
  chosen?: string[];
  /** The checkbox of the treatment is checked. */
  isConfirmed?: boolean;
  missing?: string;
  /** Id of the element with these words where it is chosen; it takes the focus. */
  missingAt?: string;
}

/**
 * The cart's own buttons, another module's fragment behind its versioned contract: "add to cart" and "buy now"; in a phone's
 * bottom bar only the first of them.
 */
export function CartButtons({ inBar = false, ...item }: ItemForCart & { inBar?: boolean }) {
  const buttons = (
    <Fragment
      module="cart-checkout"
      name="add-to-cart"
      version={1}
      reservedHeightPx={ONE_BUTTON_PX}
      props={{ ...item, ...(inBar ? { inBar } : { buyNow: true, addIsInBar: true, formId: CART_FORM }) }}
    />
  );
  return inBar ? buttons : <TwoButtonsSpace>{buttons}</TwoButtonsSpace>;
}
