import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { CopyButton } from '@aksamit/ui';

/** Copies the number of an order, which its customer needs for a call or a complaint. */
export function CopyOrderNumber({ number }: { number: string }) {
  const t = useTranslate();
  const bus = useBus();
  const report = (isCopied: boolean) =>
    bus.publish(
      'toast',
      isCopied
        ? { type: 'success', message: t('payment.copied') }
        : { type: 'warning', message: t('payment.notCopied') },
    );
  return <CopyButton text={number} label={t('payment.copyNumber', { number })} onResult={report} />;
}
