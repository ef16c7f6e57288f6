import type { ServerFragmentLoader } from '@aksamit/module-sdk/lifecycle/server';
import type { PublicFormProps } from '../components/public-form';
import { formDefinitions, shownFields } from '../form-definitions';
import { salonChoicesQuery } from './forms-calls';

/**
 * Salons to choose from, for a form that was sent without scripts and is shown again: there nothing else fetches them. All
 * other pages are cached and leave the long list to the browser.
 */
export const loadSentChoices: ServerFragmentLoader<PublicFormProps> = async ({ props, http, queryClient }) => {
  if (!props.sent) return;
  const shown = shownFields(formDefinitions[props.name], props.sent.values);
  if (shown.some(({ kind }) => kind === 'salon')) await queryClient.fetchQuery(salonChoicesQuery(http));
};
