import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Height of one button, CSS pixels: what a phone shows where the other button stands in the bottom bar. */
export const ONE_BUTTON_PX = 52;
const TWO_BUTTONS_PX = 112;

/** Id of the cart's form on a page: the page's own fields belong to it, for browsers without scripts. */
export const CART_FORM = 'cart-form';

/** Space for "add to cart" and "buy now", so that nothing shifts when the cart's fragment is mounted. */
export const TwoButtonsSpace = styled.div`
  ${media.tablet} {
    min-height: ${TWO_BUTTONS_PX}px;
  }
`;
