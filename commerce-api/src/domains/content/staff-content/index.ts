export { pageKind } from './content-kinds';
export { applyLegalDocuments } from './legal-documents';
export { publishDuePages } from './publish-pages';
export { registerStaffContent } from './routes';
