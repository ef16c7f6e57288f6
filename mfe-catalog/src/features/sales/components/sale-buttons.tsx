import { Fragment } from '@aksamit/shared-kit/lifecycle';

/** Heights that add-to-cart takes with two buttons and with one, CSS pixels. */
const TWO_BUTTONS_PX = 112;
const ONE_BUTTON_PX = 52;

export interface SaleInCart {
  itemType: 'bundle' | 'offer';
  itemId: number;
  quantity: number;
  name: string;
  chosen?: string[];
  missing?: string;
}

/** The cart's buttons for it, another module's fragment; in a phone's bottom bar the first of them alone. */
export function SaleButtons({ inBar = false, ...item }: SaleInCart & { inBar?: boolean }) {
  return (
    <Fragment
      module="cart-checkout"
      name="add-to-cart"
      version={1}
      reservedHeightPx={inBar ? ONE_BUTTON_PX : TWO_BUTTONS_PX}
      props={{ ...item, ...(inBar ? {} : { buyNow: true, addIsInBar: true }) }}
    />
  );
}
