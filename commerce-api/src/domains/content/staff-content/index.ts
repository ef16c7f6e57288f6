export { pageKind } from './content-kinds';
export { applyLegalDocuments } from './legal-documents';
export { registerStaffContent } from './routes';
