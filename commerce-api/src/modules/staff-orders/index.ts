export { registerStaffOrders } from './routes';
