export { attachUploads, detachUploads } from './attach-uploads';
export { clearUploads } from './clear-uploads';
export { createFileStore } from './create-file-store';
export { type FileStore, fileKey } from './file-store';
export { registerFiles } from './routes';
export { createAddressSigner } from './signed-address';
export type { FileOwner } from './upload-queries';
