import type { Webhook } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { Dialog, Text } from '@aksamit/ui';
import { useRef } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { deleteWebhook } from '../api/webhooks';

export interface DeleteWebhookProps {
  webhook: Webhook;
  isOpen: boolean;
  onClose(): void;
}

/** Deletes an endpoint with its deliveries after a question, and leads to the list. */
export function DeleteWebhook({ webhook: { id, description, deliveries }, isOpen, onClose }: DeleteWebhookProps) {
  const t = useTranslate();
  const http = useHttp();
  const href = useHref();
  const isDeleted = useRef(false);
  const send = async (key: string) => {
    await deleteWebhook(http, id, key);
    isDeleted.current = true;
  };
  const close = () => {
    onClose();
    if (isDeleted.current) navigator.replace(href('panel/staff-webhooks'));
  };
  return (
    <Dialog open={isOpen} title={t('staff.webhooks.deleteTitle')} closeLabel={t('staff.close')} onClose={close}>
      {isOpen ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.webhooks.deleteConfirm'),
            keep: t('staff.webhooks.keep'),
            done: t('staff.webhooks.deleted', { name: description }),
          }}
          send={send}
          onClose={close}
        >
          <Text>{t('staff.webhooks.deleteText', { name: description })}</Text>
          {deliveries.due > 0 ? <Text>{t('staff.webhooks.deleteDue', { number: deliveries.due })}</Text> : null}
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
