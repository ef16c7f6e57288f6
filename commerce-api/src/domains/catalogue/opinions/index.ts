export { selectAggregate, selectOpinions } from './opinion-queries';
export { registerOpinions } from './routes';
export { registerStaffOpinions } from './staff-routes';
