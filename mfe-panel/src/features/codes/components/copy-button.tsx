import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { CopyButton as KitCopyButton } from '@aksamit/ui';

/** Copies a code to the clipboard. Message: specification, content, section 8. */
export function CopyButton({ code }: { code: string }) {
  const t = useTranslate();
  const bus = useBus();
  const report = (isCopied: boolean) =>
    bus.publish(
      'toast',
      isCopied ? { type: 'success', message: t('codes.copied') } : { type: 'warning', message: t('codes.notCopied') },
    );
  return <KitCopyButton text={code} label={t('codes.copyNamed', { code })} onResult={report} />;
}
