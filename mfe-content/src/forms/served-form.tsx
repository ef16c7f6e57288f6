import { Island } from '@aksamit/module-sdk/islands';
import { Skeleton } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import type { FormName } from '../features/forms/form-definitions';

/** Where the browser renders the page, its scripts load after those of the page. */
const FormIsland = lazy(async () => {
  const { default: publicForm } = await import(
    /* webpackChunkName: "later-public-form" */ '../islands/public-form.island'
  );
  return { default: ({ name }: { name: FormName }) => <Island of={publicForm} props={{ name }} /> };
});

/** A form on a page. */
export function ServedForm({ name }: { name: FormName }) {
  return (
    <Suspense fallback={<Skeleton height="40rem" shape="card" />}>
      <FormIsland name={name} />
    </Suspense>
  );
}
