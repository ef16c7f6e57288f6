import type { NewApiKey } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Notice, Stack } from '@aksamit/ui';
import { useState } from 'react';
import { SecretOnce } from '../../../staff-kit/secret-once';
import { KeyForm } from './key-form';

export interface NewKeyDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Makes a key, then shows its secret until the dialog is closed. */
export function NewKeyDialog({ isOpen, onClose }: NewKeyDialogProps) {
  const t = useTranslate();
  const [made, setMade] = useState<NewApiKey | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      title={made?.apiKey.name ?? t('staff.apiKeys.make')}
      closeLabel={t('staff.close')}
      onClose={close}
    >
      {isOpen ? <Content made={made} onMade={setMade} onClose={close} /> : null}
    </Dialog>
  );
}

interface ContentProps {
  made: NewApiKey | null;
  onMade(made: NewApiKey): void;
  onClose(): void;
}

function Content({ made, onMade, onClose }: ContentProps) {
  const t = useTranslate();
  if (made === null) return <KeyForm onMade={onMade} />;
  if (made.secret !== null) {
    return <SecretOnce label={t('staff.apiKeys.secretLabel')} secret={made.secret} onClose={onClose} />;
  }
  // The first response got lost; what was repeated has no secret.
  return (
    <Stack gap={4} align="flex-start">
      <Notice tone="alert" announce="assertive">
        {t('staff.apiKeys.secretGone')}
      </Notice>
      <Button onClick={onClose}>{t('staff.close')}</Button>
    </Stack>
  );
}
