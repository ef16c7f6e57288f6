/** Checks of a filled form: by the API's own schema. In browsers a chunk of its own, which loads with the form's first touch. */
import './without-generated-code';

import {
  businessContactRequest,
  businessIdeaRequest,
  callBackRequest,
  contactRequest,
  influencerRequest,
  LEAST_FORM_MS,
  newsletterRequest,
  professionalLeadRequest,
} from '@aksamit/contracts';
import type { z } from 'zod';
import type { FormCall } from './api/forms-calls';
import { type FilledForm, type FormDefinition, isRequiredConsent, requestOf, shownFields } from './form-definitions';

/** The schema of each form's call, the one that the API checks it with. */
export const requestSchemas: Readonly<Record<FormCall, z.ZodType>> = {
  'POST /contact': contactRequest,
  'POST /contact/business': businessContactRequest,
  'POST /leads': callBackRequest,
  'POST /leads/business-idea': businessIdeaRequest,
  'POST /leads/professional': professionalLeadRequest,
  'POST /influencer-submit-form': influencerRequest,
  'POST /newsletter-subscriptions': newsletterRequest,
};

/** Waits until the API takes a form for a person's, who may be quicker with a filled-in address. @param openMs how long the page was open */
export async function untilPlausible(openMs: number): Promise<void> {
  if (openMs < LEAST_FORM_MS) await new Promise((resolve) => setTimeout(resolve, LEAST_FORM_MS - openMs));
}

/** What is wrong with a field: nothing in it, too much, or not what the field requires. */
export type Problem = 'missing' | 'tooLong' | 'wrong';

/**
 * Problems by field, in the order of the fields; consents that are missing under their own names. The schema's other
 * refusals, of what the form does not show, are left to the API.
 */
export function problemsIn(form: FormDefinition, filled: FilledForm): Map<string, Problem> {
  const request = requestOf(form, filled);
  const parsed = requestSchemas[form.call].safeParse(request);
  const issues = parsed.success ? [] : parsed.error.issues;
  const fields = shownFields(form, filled.values).flatMap(
    ({ name, kind, isOptional = false, neededFor }): [string, Problem][] => {
      if (request[name] === undefined) {
        // A prefix is omitted from the request without its number, but stands in its field.
        if (filled.values[name]?.trim()) return [];
        // A number without its prefix: the form has a field for each, the schema needs both.
        const isRest = name === 'phonePrefix' && request.phone !== undefined;
        const isConsentedTo = neededFor !== undefined && filled.agrees[neededFor] === true;
        return !isOptional || isRest || isConsentedTo ? [[name, 'missing']] : [];
      }
      const issue = issues.find(({ path }) => path[0] === name);
      const isTooLong = issue?.code === 'too_big' && kind !== 'number';
      return issue ? [[name, isTooLong ? 'tooLong' : 'wrong']] : [];
    },
  );
  const consents = form.consents
    .filter((type) => isRequiredConsent(type) && filled.agrees[type] !== true)
    .map((type): [string, Problem] => [type, 'missing']);
  return new Map([...fields, ...consents]);
}
