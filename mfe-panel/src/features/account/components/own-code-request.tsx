import type { User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';
import { requestLoginCode } from '../api/recover-access';

/** Sends a login code to the customer's own number, as often as the API allows. */
export function OwnCodeRequest({ user: { phonePrefix, phone } }: { user: User }) {
  const t = useTranslate();
  const http = useHttp();
  const request = useMutation({ mutationFn: () => requestLoginCode(http, { phonePrefix, phone }) });
  return (
    <Stack gap={2}>
      <Button size="sm" variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
        {t(request.isSuccess ? 'proofs.sendAgain' : 'codeLogin.send')}
      </Button>
      <span role="status">
        {request.isSuccess ? t('proofs.codeSent', { number: `+${phonePrefix} ${phone}` }) : null}
        {request.error ? messageOfError(request.error, t) : null}
      </span>
    </Stack>
  );
}
