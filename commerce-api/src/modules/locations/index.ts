export { selectLocations } from './location-queries';
export { registerLocations } from './routes';
