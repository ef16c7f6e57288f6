export { registerDeskSales } from './routes';
