/** Messages of a form, at its fields and of the whole. Without the checks themselves, which are a script of their own. */
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { Problem } from './check-form';
import {
  type Agrees,
  type Consent,
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
  shownFields,
} from './form-definitions';

/** Messages of the problems, by field or consent. */
export function messagesOf(
  t: Translate,
  definition: FormDefinition,
  values: FormValues,
  problems: ReadonlyMap<string, Problem>,
): Record<string, string> {
  const fields = shownFields(definition, values).flatMap((field): [string, string][] => {
    const problem = problems.get(field.name);
    return problem ? [[field.name, problemText(t, field, problem)]] : [];
  });
  const consents = definition.consents
    .filter((type) => problems.has(type))
    .map((type): [string, string] => [type, consentText(t, type)]);
  return Object.fromEntries([...fields, ...consents]);
}

function problemText(t: Translate, field: FieldDefinition, problem: Problem): string {
  const { name, longest, hasWrong, neededFor } = field;
  if (problem === 'missing') return t(neededFor === undefined ? 'forms.required' : `forms.needed.${name}`);
  if (problem === 'tooLong' && longest !== undefined) return t('forms.tooLong', { longest });
  return t(hasWrong ? `forms.wrong.${name}` : 'forms.wrong.other');
}

const consentText = (t: Translate, type: Consent): string =>
  t(type === 'professional' ? 'forms.professionalRequired' : 'forms.regulationsRequired');

/** A refusal as the API sends it. */
interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string;
}

/**
 * The API's messages at the fields that are shown; `failure` is what it refuses besides, empty where it gave no reason,
 * and null where each message has its field.
 */
export function refusalOf(
  definition: FormDefinition,
  { values, agrees }: { values: FormValues; agrees: Agrees },
  { fields, message }: Refusal,
): { shown: Record<string, string>; failure: string | null } {
  const shown = shownFields(definition, values).flatMap(({ name }): [string, string][] => {
    const reply = fields[name];
    return reply === undefined ? [] : [[name, reply]];
  });
  const missing = definition.consents.find((type) => agrees[type] !== true) ?? definition.consents[0];
  if (fields.agrees !== undefined && missing) shown.push([missing, fields.agrees]);
  const unseen = fields.guard ?? fields.fileUploadIds;
  const isWhole = shown.length > 0 && unseen === undefined;
  return { shown: Object.fromEntries(shown), failure: isWhole ? null : (unseen ?? message) };
}
