import type { ApiKey } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Text } from '@aksamit/ui';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { revokeKey } from '../api/api-keys';

export interface RevokeDialogProps {
  /** Null: closed. */
  apiKey: ApiKey | null;
  onClose(): void;
}

/** Revokes a key: another system stops, so it is confirmed. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const t = useTranslate();
  const http = useHttp();
  return (
    <Dialog
      open={apiKey !== null}
      title={t('staff.apiKeys.revokeTitle')}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {apiKey ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.apiKeys.revoke'),
            keep: t('staff.apiKeys.keep'),
            done: t('staff.apiKeys.revoked', { name: apiKey.name }),
          }}
          send={(key) => revokeKey(http, apiKey.id, key)}
          onClose={onClose}
        >
          <Text>{t('staff.apiKeys.revokeText', { name: apiKey.name, beginning: apiKey.beginning })}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
