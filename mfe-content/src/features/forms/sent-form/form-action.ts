import { isHttpError } from '@aksamit/module-sdk/http';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import type { ActionInput, PageAction } from '@aksamit/module-sdk/lifecycle';
import en from '../../../locales/forms.en.json';
import pl from '../../../locales/forms.pl.json';
import { sendForm } from '../api/forms-calls';
import { problemsIn } from '../check-form';
import { type Agrees, type FilledForm, type FormDefinition, formDefinitions, requestOf } from '../form-definitions';
import { formTitleId } from '../form-ids';
import { messagesOf, refusalOf } from '../messages-of';
import { receiptOf, writeReceipt } from './receipt';
import { type SentForm, sentFormKey } from './sent-form';

/** Statuses of the API that are a reply to the form; all others are failures of the call. */
const REPLIES = new Set([400, 404, 409, 422, 429]);

/**
 * Action of every page with public forms, for browsers without scripts: the checks and the request of the form with
 * scripts. A taken form leads to the page with its receipt (303); a refused one to the page with what was typed and the
 * messages at the fields (422). Fields: `form` with the form's name, `values.<field>`, `agrees.<consent>`, and `website`,
 * which nobody sees.
 */
export const formAction: PageAction = async (input) => {
  const { context, form, http, queryClient } = input;
  const definition = Object.values(formDefinitions).find(({ name }) => name === form.get('form'));
  if (!definition) return { status: 422 };
  const t = createTranslations(context.locale, { pl, en });
  const path = `${context.basePath}${context.path}`;
  const filled = filledForm(definition, form, path);
  const refuse = (problems: Record<string, string>, failure: string | null) => {
    const { values, agrees } = withMovedText(filled);
    queryClient.setQueryData<SentForm>(sentFormKey, { name: definition.name, values, agrees, problems, failure });
    return { status: 422 as const };
  };
  const problems = messagesOf(t, definition, filled.values, problemsIn(definition, filled));
  if (Object.keys(problems).length > 0) return refuse(problems, null);
  try {
    const guard = { website: form.get('website') ?? '' };
    const lead = await sendForm(http, definition.call, { ...requestOf(definition, filled), guard });
    const receipt = encodeURIComponent(writeReceipt(receiptOf(definition.name, lead, filled.values)));
    return { redirect: `${path}?sent=${receipt}#${formTitleId(definition.name)}`, status: 303 };
  } catch (error) {
    if (!isHttpError(error) || !REPLIES.has(error.status)) throw error;
    const { shown, failure } = refusalOf(definition, filled, error);
    return refuse(shown, failure);
  }
};

function filledForm(
  { fields, consents, initial }: FormDefinition,
  form: ActionInput['form'],
  source: string,
): FilledForm {
  // A field that the page did not show yet has its first value.
  const values = fields.map(({ name }) => [name, form.get(`values.${name}`) ?? initial[name] ?? ''] as const);
  const agrees: Agrees = Object.fromEntries(consents.map((type) => [type, form.get(`agrees.${type}`) !== null]));
  return { values: Object.fromEntries(values), agrees, source };
}

/** A question that turns out to be a complaint keeps its text: the field for it was not on the page yet. */
function withMovedText(filled: FilledForm): FilledForm {
  const { topic, message, circumstances } = filled.values;
  if (topic !== 'complaints' || !message || circumstances) return filled;
  return { ...filled, values: { ...filled.values, circumstances: message } };
}
