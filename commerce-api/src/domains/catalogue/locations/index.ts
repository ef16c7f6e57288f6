export { type SalonCardRow, salonCards, selectLocationCities } from './location-queries';
export { selectProfiles } from './profile-queries';
export { registerLocations } from './routes';
export { type SalonInBrief, selectSalonsInBrief } from './salons-in-brief';
export { deviceName, roomName } from './unit-names';
