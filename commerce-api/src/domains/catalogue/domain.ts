/** What is sold, where, and at which price. */
import { defineDomain } from '../../platform/domain';
import { catalogueCallErrors, catalogueErrors } from './errors';
import { catalogueJobs } from './jobs';
import { registerLocations } from './locations';
import { registerOpinions, registerStaffOpinions } from './opinions';
import { cataloguePersonalData } from './personal-data';
import { registerProducts } from './products';
import { registerRemembered } from './remembered';
import { registerSearch } from './search';
import { registerStaffOffer } from './staff-offer';
import en from './texts/en.json';
import pl from './texts/pl.json';

export const catalogue = defineDomain({
  name: 'catalogue',
  routes: [
    registerProducts,
    registerLocations,
    registerOpinions,
    registerRemembered,
    registerSearch,
    registerStaffOffer,
    registerStaffOpinions,
  ],
  jobs: catalogueJobs,
  errors: catalogueErrors,
  callErrors: catalogueCallErrors,
  texts: { pl, en },
  personalData: cataloguePersonalData,
  owns: [
    'body_parts',
    'bundles',
    'cities',
    'device_categories',
    'devices',
    'listed_counts',
    'listed_prices',
    'location_categories',
    'location_opening_exceptions',
    'location_opening_hours',
    'location_pictures',
    'location_profiles',
    'locations',
    'offers',
    'opinions',
    'price_changes',
    'price_history',
    'product_body_parts',
    'product_categories',
    'product_contents',
    'product_pictures',
    'product_prices',
    'product_suggestions',
    'product_versions',
    'products',
    'promotion_products',
    'promotions',
    'ready_products',
    'remembered_treatments',
    'rooms',
    'search_counts',
    'search_entries',
    'search_site_entries',
    'search_vocabulary',
    'site_search_sources',
    'slugs',
    'therapist_categories',
    'therapists',
    'voucher_products',
  ],
  publishes: [
    'body_parts',
    'bundles',
    'cities',
    'device_categories',
    'devices',
    'location_categories',
    'location_opening_exceptions',
    'location_opening_hours',
    'locations',
    'product_body_parts',
    'product_categories',
    'product_contents',
    'product_pictures',
    'products',
    'rooms',
    'slugs',
    'therapist_categories',
    'therapists',
    'voucher_products',
  ],
});
