/**
 * Drafts and former states of pages. A draft is what staff prepare before visitors see it. Source: issue 18, part 4;
 * docs/decisions/0212.
 */
import { z } from 'zod';
import { instant } from '../envelope';
import { staffPageInput } from './content';

/** What can differ between a page, its draft and its former states. */
export const staffPageContent = staffPageInput.omit({ code: true, kind: true, enabled: true });
export type StaffPageContent = z.infer<typeof staffPageContent>;

/** Raised by each change of a page and of its draft; 0 for a page that nobody has changed yet. */
const version = z.int().min(0);

export const staffPageDraft = z.object({
  version,
  /** Null: there is no draft, the page is what would be edited. */
  content: staffPageContent.nullable(),
  editedAt: z.string().nullable(),
  /** Name of the person; null for none, or one whose account is gone. */
  editedBy: z.string().nullable(),
  /** When the worker will publish it. */
  publishAt: z.string().nullable(),
  /** Why the worker could not publish it: the error's code. */
  failure: z.string().nullable(),
});
export type StaffPageDraft = z.infer<typeof staffPageDraft>;

/** PUT /admin/cms-pages/{id}/draft. `version`: the one that was edited; another one is refused. `content` null: no draft. */
export const staffPageDraftChange = z.strictObject({ version, content: staffPageContent.nullable() });

/** PUT /admin/cms-pages/{id}/publication: at once, at an instant ahead, or not at all. */
export const staffPagePublication = z.strictObject({
  version,
  when: z.enum(['now', 'later', 'never']),
  /** With `later` alone. */
  publishAt: instant.optional(),
});

/** A published state of a page, or one in which it was withdrawn. */
export const staffPageVersion = z.object({
  number: z.int(),
  enabled: z.boolean(),
  content: staffPageContent,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
});
export type StaffPageVersion = z.infer<typeof staffPageVersion>;
