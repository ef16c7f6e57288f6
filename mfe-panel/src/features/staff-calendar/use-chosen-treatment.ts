import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import type { UseFormReturn } from 'react-hook-form';
import { purchasesQuery } from '../../staff-kit/purchases/purchase-search';
import { useSettled } from '../../staff-kit/use-settled';
import type { BookingFields } from './booking-fields';

/** The treatment that the booking form has chosen: of a purchase the one that it is of. Empty: none yet. */
export function useChosenTreatment(form: UseFormReturn<BookingFields>): string {
  const [kind, search, orderProductId, productId] = form.watch(['kind', 'search', 'orderProductId', 'productId']);
  const isBought = kind === 'bought';
  const purchases = useQuery(purchasesQuery(useHttp(), useSettled(isBought ? search : '')));
  if (!isBought) return productId;
  return purchases.data?.find(({ id }) => id === orderProductId)?.product.id ?? '';
}
