/** Calls of the commerce API, by their names and typed by the contracts. Each module bundles its own copy. */
export { isAppliedChange } from './applied-change';
export { type ApiInput, type CallName, callApi, sendToApi } from './call-api';
export { downloadFile, type FileCall, type FileInput } from './download-file';
