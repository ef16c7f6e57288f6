/** The API's OpenAPI document. */
export type { RecordedExample, RecordedExamples } from './complete-document';
export { type Docs, documentedPath, registerDocs } from './register-docs';
