import type { FormName } from './form-definitions';

/** Ids of a form's parts: of a field or consent by its name. A page has each form once. */
export const idIn =
  (name: FormName) =>
  (part: string): string =>
    `${name}-${part}`;

/** Where the page opens after a form was sent without scripts. */
export const formTitleId = (name: FormName): string => idIn(name)('title');
