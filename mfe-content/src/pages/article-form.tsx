import type { Article } from '@aksamit/contracts';
import type { FormName } from '../features/forms/form-definitions';
import { ServedForm } from '../forms/served-form';

const forms: Readonly<Partial<Record<NonNullable<Article['ctaType']>, FormName>>> = {
  contactForm: 'contact',
  leadForm: 'callBack',
};

/** The form that is an article's call to action; nothing for the other kinds. */
export function ArticleForm({ ctaType }: Pick<Article, 'ctaType'>) {
  const name = ctaType === null ? undefined : forms[ctaType];
  return name === undefined ? null : <ServedForm name={name} />;
}
