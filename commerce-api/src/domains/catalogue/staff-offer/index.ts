import type { App, AppDependencies } from '../../../platform/app-types';
import { registerRecords } from '../../people/staff';
import { locationKind } from './location-kind';
import { registerOpening } from './opening-routes';
import { registerPriceChanges } from './price-change-routes';
import { bundleKind, offerKind, priceKind, productKind, promotionKind, voucherKind } from './product-kinds';
import { cityKind, deviceKind, roomKind, therapistKind } from './salon-kinds';

export { applyPriceChanges } from './price-changes';

/** The offer as staff edit it: products, prices, salons and their staff. */
export function registerStaffOffer(app: App, dependencies: AppDependencies): void {
  const kinds = [
    productKind,
    offerKind,
    bundleKind,
    voucherKind,
    priceKind,
    promotionKind,
    cityKind,
    locationKind,
    roomKind,
    deviceKind,
    therapistKind,
  ];
  for (const kind of kinds) registerRecords(app, dependencies, kind);
  registerPriceChanges(app, dependencies);
  registerOpening(app, dependencies);
}
