export { registerOpinions } from './routes';
