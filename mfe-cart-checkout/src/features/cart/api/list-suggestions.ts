import type { Cart, CartItem, Gender, ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';

const SHOWN = 3;
/** The API takes at most so many (contract of GET /suggested-products). */
const MOST_IDS = 20;

/** The genders that treatments are filtered by; lines for both have another. */
const isGender = (gender: string | null | undefined): gender is Gender => gender === 'female' || gender === 'male';

const isTreatment = ({ itemType }: CartItem): boolean => itemType !== 'voucher';

/** Products that go well with the cart: GET /suggested-products. Empty on failure: they are only an offer. */
export function useSuggestions(cart: Pick<Cart, 'items'>, enabled: boolean): ProductSummary[] {
  const http = useHttp();
  const treatments = cart.items.filter(isTreatment);
  const productIds = [...new Set(treatments.map(({ itemId }) => itemId))].sort().slice(0, MOST_IDS).join(',');
  const genders = new Set(treatments.map(({ item }) => item.gender));
  const [gender] = genders.size === 1 ? genders : [];
  const { data = [] } = useQuery({
    queryKey: ['suggestions', productIds, gender],
    queryFn: async () => {
      const query = { productIds, gender: isGender(gender) ? gender : undefined, perPage: SHOWN + treatments.length };
      return (await callApi(http, 'GET /suggested-products', { query })).data.suggestedProducts;
    },
    enabled: enabled && productIds !== '',
    retry: false,
    placeholderData: (before) => before,
  });
  const known = new Set(cart.items.map(({ itemId }) => itemId));
  return data.filter(({ id }) => !known.has(id)).slice(0, SHOWN);
}
