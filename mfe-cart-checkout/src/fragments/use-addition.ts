import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { useState } from 'react';
import { buyNowPath } from '../features/booking/buy-now-flow';
import { useAddedChoice } from './use-added-choice';
import { type Flow, usePurchase } from './use-purchase';

/** Brings the page's element into view with the focus. @returns whether there is one */
function leadsTo(id: string | undefined): boolean {
  const element = id === undefined ? null : document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'start' });
  return element !== null;
}

/** What is added, as the fragment's contract has it. */
interface Addition {
  itemType: 'product' | 'package' | 'bundle' | 'offer';
  itemId: number;
  quantity: number;
  name: string;
  chosen?: string[] | undefined;
  isConfirmed?: boolean | undefined;
  missing?: string | undefined;
  missingAt?: string | undefined;
}

/** Adds the item by either flow, once nothing is missing. */
export function useAddition(addition: Addition) {
  const { itemType, itemId, quantity, name, chosen, missing, missingAt, isConfirmed } = addition;
  const t = useTranslate();
  const href = useHref();
  const added = useAddedChoice(`${itemType} ${itemId}`, JSON.stringify([quantity, chosen]));
  const [isMissingShown, setIsMissingShown] = useState(false);
  const purchase = usePurchase({
    item: {
      itemType,
      itemId: String(itemId),
      quantity,
      ...(chosen ? { data: { bundlableProductId: chosen } } : {}),
      ...(isConfirmed ? { isConfirmed } : {}),
    },
    addedMessage: t('added', { name }),
    onAdded: added.mark,
    goOn: () => navigator.push(buyNowPath(href('cart-checkout/reservation'))),
  });
  const add = async (flow: Flow): Promise<void> => {
    setIsMissingShown(Boolean(missing) && !leadsTo(missingAt));
    if (!missing) await purchase.buy(flow);
  };
  return { ...purchase, add, isAdded: added.isAdded, isMissingShown };
}
