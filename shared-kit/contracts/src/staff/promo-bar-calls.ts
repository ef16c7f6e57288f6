/** The staff's calls on promo bars. Source: docs/decisions/0241. */
import { z } from 'zod';
import { call } from '../call-shape';
import { changeOf } from './editing';
import { promoBarState, promoBarVersion, staffPromoBarInput } from './promo-bars';
import { recordsQuery, stored } from './record-shapes';

const promoBar = stored(staffPromoBarInput).extend({ state: promoBarState, editedAt: z.string() });
const withPromoBar = z.object({ promoBar });

export const promoBarCalls = {
  'GET /admin/promo-bars': call({
    query: recordsQuery('state', 'marketId', 'look'),
    data: z.object({ promoBars: z.array(promoBar) }),
  }),
  'POST /admin/promo-bars': call({ body: staffPromoBarInput, data: withPromoBar }),
  'GET /admin/promo-bars/{id}': call({ data: withPromoBar }),
  'PUT /admin/promo-bars/{id}': call({ body: changeOf(staffPromoBarInput), data: withPromoBar }),
  'DELETE /admin/promo-bars/{id}': call({ data: z.object({}) }),
  'PUT /admin/promo-bars/{id}/end': call({ data: withPromoBar }),
  'GET /admin/promo-bars/{id}/versions': call({ data: z.object({ promoBarVersions: z.array(promoBarVersion) }) }),
};
