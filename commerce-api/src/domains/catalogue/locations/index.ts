export { type SalonCardRow, salonCards } from './location-queries';
export { registerLocations } from './routes';
