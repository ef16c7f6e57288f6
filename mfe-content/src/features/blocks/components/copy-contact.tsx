import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { CopyButton } from '@aksamit/ui';

/** Copies a phone number or an e-mail address. */
export function CopyContact({ value }: { value: string }) {
  const t = useTranslate();
  const bus = useBus();
  const report = (isCopied: boolean) =>
    bus.publish(
      'toast',
      isCopied
        ? { type: 'success', message: t('copyContact.copied') }
        : { type: 'warning', message: t('copyContact.notCopied') },
    );
  return <CopyButton text={value} label={t('copyContact.label', { value })} onResult={report} />;
}
