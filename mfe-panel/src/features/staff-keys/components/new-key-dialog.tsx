import type { NewApiKey } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog } from '@aksamit/ui';
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
  const { secret } = made;
  const texts = { label: t('staff.apiKeys.secretLabel'), goneText: t('staff.apiKeys.secretGone') };
  return <SecretOnce {...texts} secret={secret} onClose={onClose} />;
}
