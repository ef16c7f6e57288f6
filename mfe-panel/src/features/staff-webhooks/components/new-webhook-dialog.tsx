import type { WebhookWithSecret } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Dialog } from '@aksamit/ui';
import { useState } from 'react';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { addWebhook, WEBHOOKS } from '../api/webhooks';
import { ShownSecret } from './shown-secret';
import { WebhookForm } from './webhook-form';

export interface NewWebhookDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Adds an endpoint, then shows its secret until the dialog is closed. */
export function NewWebhookDialog({ isOpen, onClose }: NewWebhookDialogProps) {
  const t = useTranslate();
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      title={made?.webhook.description ?? t('staff.webhooks.make')}
      closeLabel={t('staff.close')}
      onClose={close}
    >
      {isOpen && made === null ? <NewForm onMade={setMade} /> : null}
      {isOpen && made !== null ? <ShownSecret secret={made.secret} onClose={close} /> : null}
    </Dialog>
  );
}

function NewForm({ onMade }: { onMade(made: WebhookWithSecret): void }) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  return (
    <WebhookForm
      action={t('staff.webhooks.add')}
      send={(body) => addWebhook(http, body, keyOf(body))}
      onSent={(made) => {
        onMade(made);
        return queryClient.invalidateQueries({ queryKey: WEBHOOKS });
      }}
    />
  );
}
