export { createDraftStore, type DraftStore } from './draft-store';
