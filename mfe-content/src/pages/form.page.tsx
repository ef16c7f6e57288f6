import { useModule } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { Stack } from '@aksamit/ui';
import type { FormName } from '../features/forms/form-definitions';
import { formAction } from '../features/forms/sent-form/form-action';
import { ServedForm } from '../forms/served-form';
import { CmsPage } from './cms-text';
import { loadCmsText } from './load-cms-text';

export default definePages(
  {
    layout: 'plain',
    rendering: 'public',
    islands: true,
    // Receipt of a form that the browser itself sent.
    query: ['sent'],
    load: loadCmsText,
    act: formAction,
    component: FormPage,
  },
  [
    { name: 'contact', patterns: { pl: ['/kontakt/'], en: ['/contact/'] } },
    { name: 'business-idea', patterns: { pl: ['/pomysl-na-biznes/'], en: ['/business-idea/'] } },
    { name: 'reviewer-club', patterns: { pl: ['/klub-recenzentek/'], en: ['/reviewer-club/'] } },
    { name: 'partners', patterns: { pl: ['/wspolpraca/'], en: ['/partners/'] } },
  ],
);

/** Forms under the texts of these pages, while their records have none. Source: specification, content, section 2. */
const forms: Readonly<Record<string, readonly FormName[]>> = {
  contact: ['contact', 'callBack'],
  'business-idea': ['businessIdea'],
  'reviewer-club': ['reviewer'],
  partners: ['contactBusiness'],
};

/** A page of text with forms for its visitors: `/kontakt/`, `/pomysl-na-biznes/`, `/klub-recenzentek/`, `/wspolpraca/`. */
export function FormPage() {
  const page = useModule().page?.name ?? '';
  return (
    <CmsPage>
      <Stack gap={8}>
        {(forms[page] ?? []).map((name) => (
          <ServedForm key={name} name={name} />
        ))}
      </Stack>
    </CmsPage>
  );
}
