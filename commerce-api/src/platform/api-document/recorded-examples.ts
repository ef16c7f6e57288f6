import type { RecordedExamples } from './complete-document';
import recorded from './recorded-examples.json';

/** Requests and responses of a walk through the API; rebuilt by `npm run examples`. Loaded with the document only. */
export const recordedExamples: RecordedExamples = recorded;
