import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';

/** Joins the waiting list for a full day with one press; the customer gets an e-mail when a time becomes free. */
export function JoinWaitingList({ onWait }: { onWait(): Promise<unknown> }) {
  const t = useTranslate();
  const [state, setState] = useState<{ step: 'ask' | 'busy' | 'done'; error: unknown }>({ step: 'ask', error: null });
  const join = async () => {
    setState({ step: 'busy', error: null });
    try {
      await onWait();
      setState({ step: 'done', error: null });
    } catch (error) {
      setState({ step: 'ask', error });
    }
  };
  if (state.step === 'done') return <Notice tone="success">{t('slots.waiting')}</Notice>;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {t('slots.waitHow')}
      </Text>
      <p>
        <Button variant="secondary" size="sm" busy={state.step === 'busy'} onClick={() => void join()}>
          {t('slots.wait')}
        </Button>
      </p>
      {state.error ? <Notice tone="alert">{messageOfError(state.error, t)}</Notice> : null}
    </Stack>
  );
}
