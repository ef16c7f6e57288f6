export { registerRemembered } from './routes';
