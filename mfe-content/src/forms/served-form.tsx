import { Island } from '@aksamit/module-sdk/islands';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Skeleton } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import type { PublicFormProps } from '../features/forms/components/public-form';
import type { FormName } from '../features/forms/form-definitions';
import { readReceipt } from '../features/forms/sent-form/receipt';
import { useSentForm } from '../features/forms/sent-form/sent-form';

/** Below the text: where the browser renders the page, its scripts load after those of the page. */
const PublicForm = lazy(async () => {
  const { default: publicForm } = await import(
    /* webpackChunkName: "later-public-form" */ '../islands/public-form.island'
  );
  return { default: (props: PublicFormProps) => <Island of={publicForm} props={props} /> };
});

/**
 * A public form on a page, with what became of it where the browser itself has sent it. The page's definition has the
 * form's action (`act: formAction`) and the parameter that its receipt stands in (`query: ['sent']`).
 */
export function ServedForm({ name }: { name: FormName }) {
  const sent = useSentForm();
  const [search] = useSearchParams();
  const receipt = readReceipt(search.get('sent'));
  return (
    <Suspense fallback={<Skeleton height={name === 'newsletter' ? '16rem' : '40rem'} shape="card" />}>
      <PublicForm
        name={name}
        {...(sent?.name === name ? { sent } : {})}
        {...(!sent && receipt?.name === name ? { receipt } : {})}
      />
    </Suspense>
  );
}
