import type { Article } from '@aksamit/contracts';
import { Island } from '@aksamit/module-sdk/islands';
import { Skeleton } from '@aksamit/ui';
import { lazy, Suspense } from 'react';
import type { FormName } from '../features/forms/form-definitions';

/** Where the browser renders the page, the form's script loads after those of the page. */
const PublicForm = lazy(async () => {
  const { default: publicForm } = await import(
    /* webpackChunkName: "later-public-form" */ '../islands/public-form.island'
  );
  return { default: ({ name }: { name: FormName }) => <Island of={publicForm} props={{ name }} /> };
});

const forms: Readonly<Partial<Record<NonNullable<Article['ctaType']>, FormName>>> = {
  contactForm: 'contact',
  leadForm: 'callBack',
};

/** The form that is an article's call to action; nothing for the other kinds. */
export function ArticleForm({ ctaType }: Pick<Article, 'ctaType'>) {
  const name = ctaType === null ? undefined : forms[ctaType];
  if (name === undefined) return null;
  return (
    <Suspense fallback={<Skeleton height="40rem" shape="card" />}>
      <PublicForm name={name} />
    </Suspense>
  );
}
