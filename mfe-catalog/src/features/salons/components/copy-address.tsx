import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { CopyButton } from '@aksamit/ui';

/** Copies a salon's address, for a map or a message. */
export function CopyAddress({ address }: { address: string }) {
  const t = useTranslate();
  const bus = useBus();
  const report = (isCopied: boolean) =>
    bus.publish(
      'toast',
      isCopied
        ? { type: 'success', message: t('copyAddress.copied') }
        : { type: 'warning', message: t('copyAddress.notCopied') },
    );
  return <CopyButton text={address} label={t('copyAddress.label')} onResult={report} />;
}
