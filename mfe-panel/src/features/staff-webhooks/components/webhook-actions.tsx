import type { Webhook, WebhookRequest, WebhookWithSecret } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { changeWebhook, replaceSecret, sendTest, WEBHOOKS } from '../api/webhooks';
import { DeleteWebhook } from './delete-webhook';
import { ShownSecret } from './shown-secret';
import { useWebhookAction } from './use-webhook-action';
import { WebhookForm } from './webhook-form';

type Opened = 'edit' | 'secret' | 'delete' | null;

/** What is done with an endpoint: a test, an edit, a new secret, an end. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const http = useHttp();
  const { id, enabled, version } = webhook;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const test = useWebhookAction({
    send: (key) => sendTest(http, id, key),
    done: t('staff.webhooks.testQueued'),
  });
  const turn = useWebhookAction({
    send: (key) => changeWebhook(http, id, { enabled: !enabled, version }, key),
    done: t(enabled ? 'staff.webhooks.disabled' : 'staff.webhooks.enabled'),
  });
  return (
    <Stack direction="row" gap={2}>
      <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
        {t('staff.webhooks.test')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpened('edit')}>
        {t('staff.webhooks.edit')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpened('secret')}>
        {t('staff.webhooks.replace')}
      </Button>
      <Button size="sm" variant="secondary" busy={turn.isPending} onClick={() => turn.mutate()}>
        {t(enabled ? 'staff.webhooks.disable' : 'staff.webhooks.enable')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setOpened('delete')}>
        {t('staff.webhooks.delete')}
      </Button>
      <Dialog open={opened === 'edit'} title={t('staff.webhooks.edit')} closeLabel={t('staff.close')} onClose={close}>
        {opened === 'edit' ? <EditForm webhook={webhook} onClose={close} /> : null}
      </Dialog>
      <DeleteWebhook webhook={webhook} isOpen={opened === 'delete'} onClose={close} />
      <ReplaceSecret id={id} isOpen={opened === 'secret'} onClose={close} />
    </Stack>
  );
}

function EditForm({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const reload = () => queryClient.invalidateQueries({ queryKey: WEBHOOKS });
  const send = async (fields: WebhookRequest) => {
    const body = { ...fields, version: webhook.version };
    try {
      return await changeWebhook(http, webhook.id, body, keyOf(body));
    } catch (error) {
      // After a colleague's edit: what is typed stays, and the next press is about the endpoint as it is now.
      await reload();
      throw error;
    }
  };
  return (
    <WebhookForm
      webhook={webhook}
      action={t('staff.webhooks.save')}
      send={send}
      onSent={({ description }) => {
        bus.publish('toast', { type: 'success', message: t('staff.webhooks.saved', { name: description }) });
        onClose();
        return reload();
      }}
    />
  );
}

function ReplaceSecret({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const [replaced, setReplaced] = useState<WebhookWithSecret | null>(null);
  return (
    <>
      <Dialog open={isOpen} title={t('staff.webhooks.replaceTitle')} closeLabel={t('staff.close')} onClose={onClose}>
        {isOpen ? (
          <ConfirmQuestion
            words={{
              confirm: t('staff.webhooks.replace'),
              keep: t('staff.webhooks.keep'),
              done: t('staff.webhooks.replaced'),
            }}
            send={async (key) => setReplaced(await replaceSecret(http, id, key))}
            onClose={onClose}
          >
            <Text>{t('staff.webhooks.replaceText')}</Text>
          </ConfirmQuestion>
        ) : null}
      </Dialog>
      <Dialog
        open={replaced !== null}
        title={t('staff.webhooks.secret')}
        closeLabel={t('staff.close')}
        onClose={() => setReplaced(null)}
      >
        {replaced ? <ShownSecret secret={replaced.secret} onClose={() => setReplaced(null)} /> : null}
      </Dialog>
    </>
  );
}
