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
  /** Shows the control of a field that may be hidden; a link of the errors calls it before it leads there. */
  reveal?: (name: string) => void;
}

/** Messages above a form that could not be sent: the errors of its fields, and of the rest. */
export function FormMessages({ errors, fieldId, attempt, message, labelled = [], reveal }: FormMessagesProps) {
  const t = useTranslate();
  const wrong = Object.entries(errors).flatMap(([name, text]) => {
    if (!text) return [];
    const message = labelled.includes(name) ? `${t(`form.${name}`)}: ${text}` : text;
    return [{ fieldId: fieldId(name), message, reveal: reveal && (() => reveal(name)) }];
  });
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
