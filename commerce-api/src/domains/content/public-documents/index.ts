export { publicDocuments } from './document-list';
export { registerPublicDocuments } from './routes';
