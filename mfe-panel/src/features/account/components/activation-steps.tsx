import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { formFailure } from '../../../forms/form-failure';
import { activateEmail, requestActivationMail } from '../api/recover-access';

export interface ActivationStepsProps {
  /** Of the e-mail's link; null: it was opened without one. */
  token: string | null;
  /** Another link can be sent to a logged-in customer only. */
  isSignedIn: boolean;
}

/** Confirms the address on a press, not by opening the page: mail programs open links too. */
export function ActivationSteps({ token, isSignedIn }: ActivationStepsProps) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const activation = useMutation({
    mutationFn: (link: string) => activateEmail(http, link),
    // The profile that the shell holds is outdated by now.
    onSuccess: () => (isSignedIn ? bus.publish('session.login-succeeded', {}) : undefined),
  });
  const again = useMutation({ mutationFn: () => requestActivationMail(http) });
  const failed = activation.error ?? again.error;
  const messageKey = failed ? formFailure(failed, []).messageKey : null;
  if (activation.isSuccess) {
    return (
      <Notice tone="success" announce="polite">
        {t('activation.done')}
      </Notice>
    );
  }
  const needsLink = token === null || activation.isError;
  return (
    <Stack gap={5}>
      {messageKey ? (
        <Notice tone="alert" announce="assertive">
          {t(`failures.${messageKey}`)}
        </Notice>
      ) : null}
      {again.isSuccess ? (
        <Notice tone="success" announce="polite">
          {t('activation.sent')}
        </Notice>
      ) : null}
      {token === null ? null : (
        <Button wide busy={activation.isPending} onClick={() => activation.mutate(token)}>
          {t('activation.confirm')}
        </Button>
      )}
      {needsLink && isSignedIn ? (
        <Button wide variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
          {t('activation.again')}
        </Button>
      ) : null}
      {needsLink && !isSignedIn ? <Notice tone="info">{t('activation.logInFirst')}</Notice> : null}
    </Stack>
  );
}
