export { purgeContentPreviews } from './preview-queries';
export { registerContentPreviews } from './routes';
