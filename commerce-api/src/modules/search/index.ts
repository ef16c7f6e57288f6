export { registerSearch } from './routes';
