import type { User } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog } from '@aksamit/ui';
import { useState } from 'react';
import { DeleteAccountForm } from './delete-account-form';
import { SettingsCard } from './settings-card';

/** Deleting the account, behind a warning. Source: specification, content, section 6. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard id="settings-delete" title={t('deleteAccount.title')} text={t('deleteAccount.lead')}>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('deleteAccount.open')}
      </Button>
      <Dialog open={isOpen} title={t('deleteAccount.question')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        <DeleteAccountForm user={user} onKeep={() => setOpen(false)} />
      </Dialog>
    </SettingsCard>
  );
}
