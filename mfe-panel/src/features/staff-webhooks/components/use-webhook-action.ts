import { useBus } from '@aksamit/module-sdk/bus';
import { newIdempotencyKey } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { messageOfError } from '../../../requests/message-of-error';
import { WEBHOOKS } from '../api/webhooks';

/** Something that is done at one press: its outcome is a message, and what is shown is loaded again. */
export function useWebhookAction({ send, done }: { send(key: string): Promise<unknown>; done: string }) {
  const t = useTranslate();
  const bus = useBus();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(newIdempotencyKey()),
    onSuccess: () => bus.publish('toast', { type: 'success', message: done }),
    onError: (error) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}
