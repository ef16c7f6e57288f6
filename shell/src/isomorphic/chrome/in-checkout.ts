/**
 * Selector of a page of the checkout. Its footer is short and its header has no second main action: nothing leads away from
 * an order but help and terms.
 */
export const inCheckout = `body:has(#main > [data-module='cart-checkout'])`;
