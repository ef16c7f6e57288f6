export { FileField, type FileFieldProps, type FileText } from './file-field';
export { type SentFiles, type StoredFile, useSentFiles } from './use-sent-files';
