export { registerBookings } from './routes';
