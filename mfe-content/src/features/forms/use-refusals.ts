import { isAppliedChange } from '@aksamit/module-sdk/api';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormDefinition } from './form-definitions';
import { refusalOf } from './messages-of';
import type { TypedForm } from './typed-form';

/** Text of a failed call without a message: the client library's own (specification, commerce core, section 8). */
function failureOf(error: unknown): 'away' | 'timeout' | 'aborted' | 'failedStatus' | 'applied' {
  if (!isHttpError(error)) return 'away';
  if (isAppliedChange(error)) return 'applied';
  if (error.status > 0) return 'failedStatus';
  return error.code === 'timeout' || error.code === 'aborted' ? error.code : 'away';
}

/** What became of the attempts to send a form. Refused fields get the API's messages; a refusal of no shown field is `failure`. */
export function useRefusals(definition: FormDefinition, form: UseFormReturn<TypedForm>, first: string | null) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState(first);
  const failed = () => setAttempt((previous) => previous + 1);
  return {
    /** Counts the attempts that failed. */
    attempt,
    failure,
    begin: () => setFailure(null),
    /** The checks refused it before it was sent. */
    check() {
      setFailure(null);
      failed();
    },
    refuse(error: unknown, typed: TypedForm) {
      const reply = isHttpError(error) && error.status > 0 && error.status < 500 ? error : null;
      const { shown, failure: whole } = refusalOf(definition, typed, reply ?? { fields: {}, message: '' });
      for (const [name, message] of Object.entries(shown)) {
        const consent = definition.consents.find((type) => type === name);
        form.setError(consent ? `agrees.${consent}` : `values.${name}`, { type: 'server', message });
      }
      // What the unseen field was filled with, by a browser for instance, must not refuse the next attempt as well.
      if (reply?.fields.guard !== undefined) form.setValue('website', '');
      setFailure(whole === null ? null : whole || t(`forms.${failureOf(error)}`));
      failed();
    },
  };
}
