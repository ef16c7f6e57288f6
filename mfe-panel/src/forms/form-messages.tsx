import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { ErrorSummary } from '@aksamit/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';

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
  const shown = useRef<HTMLDivElement>(null);
  const isAlone = Boolean(message) && wrong.length === 0;
  // The button below a long form is far from it. Errors of fields take the focus, and with it the view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message again is shown again
  useEffect(() => {
    if (isAlone) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAlone, attempt]);
  return (
    <>
      {message ? (
        <div ref={shown} style={{ scrollMarginBlock: '6rem' }}>
          <Notice tone="alert" announce="assertive">
            {message}
          </Notice>
        </div>
      ) : null}
      <ErrorSummary title={t('form.summary')} errors={wrong} attempt={attempt} />
    </>
  );
}
