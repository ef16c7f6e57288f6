export { type SalonCardRow, salonCards, selectCities } from './location-queries';
export { registerLocations } from './routes';
