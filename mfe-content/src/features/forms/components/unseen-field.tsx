import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A field for programs that fill in every field: hidden from sight, keyboard and screen readers, and not filled in by
 * browsers. The API refuses a form in which it holds anything.
 */
export function UnseenField({ id, control }: { id: string; control: UseFormRegisterReturn }) {
  const t = useTranslate();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{t('forms.unseen')}</label>
      <input type="text" id={id} tabIndex={-1} autoComplete="off" {...control} />
    </div>
  );
}
