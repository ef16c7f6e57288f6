export { registerStaffWebhooks } from './routes';
