import { Island } from '@aksamit/module-sdk/islands';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { Skeleton, Stack } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import type { FormName } from '../features/forms/form-definitions';
import { CmsPage } from './cms-text';
import { loadCmsText } from './load-cms-text';

export default definePages(
  { layout: 'plain', rendering: 'public', islands: true, load: loadCmsText, component: FormPage },
  [
    { name: 'contact', patterns: { pl: ['/kontakt/'], en: ['/contact/'] } },
    { name: 'business-idea', patterns: { pl: ['/pomysl-na-biznes/'], en: ['/business-idea/'] } },
    { name: 'reviewer-club', patterns: { pl: ['/klub-recenzentek/'], en: ['/reviewer-club/'] } },
  ],
);

/** Below the text: where the browser renders the page, its scripts load after those of the page. */
const PublicForm = lazy(async () => {
  const { default: publicForm } = await import(
    /* webpackChunkName: "later-public-form" */ '../islands/public-form.island'
  );
  return { default: ({ name }: { name: FormName }) => <Island of={publicForm} props={{ name }} /> };
});

/** Forms under the texts of these pages. Source: specification, content, section 2. */
const forms: Readonly<Record<string, readonly FormName[]>> = {
  contact: ['contact', 'callBack'],
  'business-idea': ['businessIdea'],
  'reviewer-club': ['reviewer'],
};

/** A page of text with a form for its visitors: `/kontakt/`, `/pomysl-na-biznes/`, `/klub-recenzentek/`. */
export function FormPage() {
  const page = useModule().page?.name ?? '';
  return (
    <CmsPage>
      <Stack gap={8}>
        {(forms[page] ?? []).map((name) => (
          <Suspense key={name} fallback={<Skeleton height="40rem" shape="card" />}>
            <PublicForm name={name} />
          </Suspense>
        ))}
      </Stack>
    </CmsPage>
  );
}
