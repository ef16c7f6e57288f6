/**
 * Typed values of the panel's forms, stored for this tab only: a reload, another language, or a session that ends midway
 * loses nothing. Passwords and codes are never stored.
 */
import { createDraftStore } from '@aksamit/module-sdk/drafts';

const drafts = createDraftStore({ prefix: 'panelDraft:', storage: () => sessionStorage });

export const readDraft = drafts.read;
export const saveDraft = drafts.save;
export const clearDraft = drafts.clear;
/** After a logout nothing typed stays. */
export const clearAllDrafts = drafts.clearAll;
