import { useBus } from '@aksamit/module-sdk/bus';
import { newIdempotencyKey } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { type ReactNode, useState } from 'react';
import { messageOfError } from '../requests/message-of-error';
import { usePressOnce } from './use-press-once';

export interface ConfirmQuestionProps {
  /** What is asked, and what a yes means. */
  children: ReactNode;
  words: { confirm: string; keep: string; done: string };
  /** Sends the request. @param key the same for every press in this dialog, so that it has one effect */
  send(key: string): Promise<unknown>;
  onClose(): void;
}

/** Inside a dialog: asks for confirmation before something is cancelled; shows why when it is refused. */
export function ConfirmQuestion({ children, words, send, onClose }: ConfirmQuestionProps) {
  const t = useTranslate();
  const bus = useBus();
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const sending = useMutation({
    mutationFn: () => send(key),
    onSuccess: () => {
      bus.publish('toast', { type: 'success', message: words.done });
      onClose();
    },
    // Also after a refusal: it may have been changed elsewhere.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const sendOnce = usePressOnce(sending);
  return (
    <Stack gap={4}>
      {children}
      {sending.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(sending.error, t)}
        </Notice>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button busy={sending.isPending} onClick={() => sendOnce()}>
          {words.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.keep}
        </Button>
      </Stack>
    </Stack>
  );
}
