import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack } from '@aksamit/ui';
import { SecretOnce } from '../../../staff-kit/secret-once';

export interface ShownSecretProps {
  /** Null: the first response got lost, and what was repeated has none. */
  secret: string | null;
  onClose(): void;
}

/** The secret of an endpoint, once. */
export function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const t = useTranslate();
  if (secret !== null) return <SecretOnce label={t('staff.webhooks.secret')} secret={secret} onClose={onClose} />;
  return (
    <Stack gap={4} align="flex-start">
      <Notice tone="alert" announce="assertive">
        {t('staff.webhooks.secretGone')}
      </Notice>
      <Button onClick={onClose}>{t('staff.close')}</Button>
    </Stack>
  );
}
