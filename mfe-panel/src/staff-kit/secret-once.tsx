import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, CopyButton, Notice, Stack } from '@aksamit/ui';
import styled from '@emotion/styled';

const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;

  & code {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface SecretOnceProps {
  /** Names it: `API key`. */
  label: string;
  /** Null: the first response got lost, and what was repeated has none. */
  secret: string | null;
  /** What to do without it. */
  goneText: string;
  onClose(): void;
}

/** A secret that is shown once, inside the dialog that made it. */
export function SecretOnce({ label, secret, goneText, onClose }: SecretOnceProps) {
  const t = useTranslate();
  const bus = useBus();
  const report = (isCopied: boolean) =>
    bus.publish('toast', {
      type: isCopied ? 'success' : 'warning',
      message: t(isCopied ? 'staff.secret.copied' : 'staff.secret.notCopied'),
    });
  if (secret === null) {
    return (
      <Stack gap={4} align="flex-start">
        <Notice tone="alert" announce="assertive">
          {goneText}
        </Notice>
        <Button onClick={onClose}>{t('staff.close')}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4} align="flex-start">
      <Notice tone="warning" announce="polite">
        {t('staff.secret.once')}
      </Notice>
      <Secret role="group" aria-label={label}>
        <code>{secret}</code>
        <CopyButton text={secret} label={t('staff.secret.copy')} onResult={report} />
      </Secret>
      <Button onClick={onClose}>{t('staff.secret.done')}</Button>
    </Stack>
  );
}
