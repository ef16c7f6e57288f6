import { useModule } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { Skeleton, Stack } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import {
  businessIdeaForm,
  callBackForm,
  contactForm,
  type FormDefinition,
  reviewerForm,
} from '../features/forms/form-definitions';
import { CmsPage } from './cms-text';
import { loadCmsText } from './load-cms-text';

export default definePages({ layout: 'plain', rendering: 'public', load: loadCmsText, component: FormPage }, [
  { name: 'contact', patterns: { pl: ['/kontakt/'], en: ['/contact/'] } },
  { name: 'business-idea', patterns: { pl: ['/pomysl-na-biznes/'], en: ['/business-idea/'] } },
  { name: 'reviewer-club', patterns: { pl: ['/klub-recenzentek/'], en: ['/reviewer-club/'] } },
]);

/** Below the text: its scripts load after those of the page. */
const PublicForm = lazy(() =>
  import(/* webpackChunkName: "later-public-form" */ '../features/forms/components/public-form').then((form) => ({
    default: form.PublicForm,
  })),
);

/** Forms under the texts of these pages. Source: specification, content, section 2. */
const forms: Readonly<Record<string, readonly FormDefinition[]>> = {
  contact: [contactForm, callBackForm],
  'business-idea': [businessIdeaForm],
  'reviewer-club': [reviewerForm],
};

/** A page of text with a form for its visitors: `/kontakt/`, `/pomysl-na-biznes/`, `/klub-recenzentek/`. */
export function FormPage() {
  const name = useModule().page?.name ?? '';
  return (
    <CmsPage>
      <Stack gap={8}>
        {(forms[name] ?? []).map((form) => (
          <Suspense key={form.name} fallback={<Skeleton height="40rem" shape="card" />}>
            <PublicForm form={form} />
          </Suspense>
        ))}
      </Stack>
    </CmsPage>
  );
}
