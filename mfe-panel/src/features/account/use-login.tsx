import { isHttpError } from '@aksamit/module-sdk/http';
import { useMutation } from '@aksamit/module-sdk/query';
import { Skeleton } from '@aksamit/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePressOnce } from '../../forms/use-press-once';

/** Loaded on demand: hardly any login has a second factor. */
const SecondFactorStep = lazy(async () => {
  const { SecondFactorStep: step } = await import(
    /* webpackChunkName: "second-factor-step" */ './components/second-factor-step'
  );
  return { default: step };
});

interface LoginOptions<Fields, Answer> {
  send(fields: Fields & { secondFactorCode?: string }): Promise<Answer>;
  onSuccess(answer: Answer): void;
  /** Refused in the first step. */
  onError?(): void;
}

/**
 * A login in one or two steps: where the API requires a second factor, the sent data is held until the code is given.
 * Its `step` then replaces the form; typed values of the form stay.
 */
export function useLogin<Fields extends object, Answer>({ send, onSuccess, onError }: LoginOptions<Fields, Answer>) {
  const [held, setHeld] = useState<Fields | null>(null);
  const login = useMutation({
    mutationFn: ({ fields }: { fields: Fields & { secondFactorCode?: string } }) => send(fields),
    onSuccess,
    onError: (error, { fields }) => {
      if (held !== null) return;
      if (isHttpError(error) && error.code === 'second_factor_required') setHeld(fields);
      else onError?.();
    },
  });
  const sendOnce = usePressOnce(login);
  const isBusy = login.isPending || login.isSuccess;
  const step: ReactNode =
    held === null ? null : (
      <Suspense fallback={<Skeleton height="14rem" shape="card" />}>
        <SecondFactorStep
          error={login.error}
          busy={isBusy}
          onCode={(code) => sendOnce({ fields: { ...held, secondFactorCode: code } })}
          onBack={() => {
            setHeld(null);
            login.reset();
          }}
        />
      </Suspense>
    );
  return {
    send: (fields: Fields) => sendOnce({ fields }),
    error: login.error,
    failureCount: login.failureCount,
    isBusy,
    step,
  };
}
