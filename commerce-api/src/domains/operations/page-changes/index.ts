export { type PageChangesSending, sendPageChanges } from './send-page-changes';
