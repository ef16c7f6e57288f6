export { registerOpinions } from './routes';
export { registerStaffOpinions } from './staff-routes';
