export { registerShifts } from './routes';
