export { registerStaffFigures } from './routes';
