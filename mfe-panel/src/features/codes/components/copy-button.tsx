import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { IconButton } from '@aksamit/ui';
import { Copy } from 'lucide-react';

/** Copies a code to the clipboard. Message: specification, content, section 8. */
export function CopyButton({ code }: { code: string }) {
  const t = useTranslate();
  const bus = useBus();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      bus.publish('toast', { type: 'success', message: t('codes.copied') });
    } catch {
      // Not allowed, or no https: the code is shown to be copied by hand.
      bus.publish('toast', { type: 'warning', message: t('codes.notCopied') });
    }
  };
  return <IconButton label={t('codes.copyNamed', { code })} icon={<Copy aria-hidden="true" />} onClick={copy} />;
}
