/** The API's OpenAPI document. */
export { REST_OF_PATH, type RecordedExample, type RecordedExamples } from './complete-document';
export { type Docs, documentedPath, registerDocs } from './register-docs';
