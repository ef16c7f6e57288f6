export { clockMinutes, clockOf, minutesOf, storeInstant } from '../../staff-kit/store-time';
