import type { User } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMutation } from '@aksamit/shared-kit/query';
import { Button, Stack } from '@aksamit/shared-kit/ui';
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
