export { registerCompanyRegister } from './routes';
