/** A page that is being added: what it needs before its sections can be built. */
import '../../staff-kit/without-generated-code';

import { staffPageInput } from '@aksamit/contracts/staff';
import { recordControl } from '../../staff-kit/record-form/control';

export const newPageSchema = staffPageInput.omit({ enabled: true, body: true, sections: true });

/** The controls of a new page. */
export const newPageControl = recordControl(newPageSchema, {});

/** Landing pages of campaigns have their own folder. Source: readings.md, "Who serves which path". */
export const newPageInitial = { kind: 'campaign', slugs: { pl: 'lp/', en: 'lp/' } };
