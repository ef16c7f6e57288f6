export { clearUploads } from './clear-uploads';
export { createFileStore } from './create-file-store';
export { registerFiles } from './routes';
