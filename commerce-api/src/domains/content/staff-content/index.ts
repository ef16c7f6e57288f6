export { applyLegalDocuments } from './legal-documents';
export { registerStaffContent } from './routes';
