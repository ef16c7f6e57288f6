export { type SalonCardRow, salonCards, selectCities } from './location-queries';
export { selectProfiles } from './profile-queries';
export { registerLocations } from './routes';
