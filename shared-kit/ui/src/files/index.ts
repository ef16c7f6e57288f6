export { FileField, type FileFieldProps, type FileText } from './file-field';
export { type KeptFile, type SentFiles, useSentFiles } from './use-sent-files';
