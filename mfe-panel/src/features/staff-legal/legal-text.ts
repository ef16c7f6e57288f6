/** A legal text in its form. */
import '../../staff-kit/without-generated-code';

import { type LegalDocument, legalDocumentInput } from '@aksamit/contracts/staff';
import { recordControl } from '../../staff-kit/record-form/control';

export const legalTextSchema = legalDocumentInput.omit({ cmsPageId: true });

/** The controls of a legal text. */
export const legalControl = recordControl(legalTextSchema, {
  'body.text': { kind: 'prose' },
  'body.items.content': { kind: 'prose' },
});

/** What a text is compared by. */
export const comparedText = ({ summary, body }: Pick<LegalDocument, 'summary' | 'body'>) => ({ summary, body });

const NOTICE_DAYS = 7;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * The first whole hour from which a text that is published now may hold: seven days of the salons' clock later. The API
 * counts them itself. Source: readings.md, "Clocks kept by the worker".
 */
export const earliestEffect = (now: number): Date =>
  // A day of the clock may have 25 hours.
  new Date((Math.floor((now + NOTICE_DAYS * DAY_MS + HOUR_MS) / HOUR_MS) + 1) * HOUR_MS);
