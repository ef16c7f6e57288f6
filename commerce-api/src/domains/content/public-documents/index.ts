export { publicDocuments } from './document-list';
export { documentTexts } from './document-texts';
export { registerPublicDocuments } from './routes';
