import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { ErrorSummary } from '@aksamit/ui/form';
import type { ReactNode } from 'react';

export interface FormMessagesProps {
  /** Field name to message; undefined where a field is valid. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Field name to the id of its control. */
  fieldId: (name: string) => string;
  /** How often sending was tried. */
  attempt: number;
  /** A message for the whole form. */
  message: ReactNode;
  /** Fields whose label (`form.<name>`) stands before the message, where several may have the same one. */
  labelled?: readonly string[];
}

/** Messages above a form that could not be sent: the errors of its fields, and of the rest. */
export function FormMessages({ errors, fieldId, attempt, message, labelled = [] }: FormMessagesProps) {
  const t = useTranslate();
  const wrong = Object.entries(errors).flatMap(([name, text]) =>
    text ? [{ fieldId: fieldId(name), message: labelled.includes(name) ? `${t(`form.${name}`)}: ${text}` : text }] : [],
  );
  return (
    <>
      {message ? (
        <Notice tone="alert" announce="assertive">
          {message}
        </Notice>
      ) : null}
      <ErrorSummary title={t('form.summary')} errors={wrong} attempt={attempt} />
    </>
  );
}
