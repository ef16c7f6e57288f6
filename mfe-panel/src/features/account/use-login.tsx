import { isHttpError } from '@aksamit/shared-kit/http';
import { useMutation } from '@aksamit/shared-kit/query';
import { Skeleton } from '@aksamit/shared-kit/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePressOnce } from '../../forms/use-press-once';

/** Loaded when it is asked for: hardly anybody who logs in has a second factor. */
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
 * A login in one or two steps: where the API asks for a second factor, what was sent is held until the code is there. Its
 * `step` then stands in the form's place; what was typed in the form stays.
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
