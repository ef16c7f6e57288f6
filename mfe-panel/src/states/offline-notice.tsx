import { useTranslate } from '@aksamit/shared-kit/i18n';
import { Notice, useIsOnline } from '@aksamit/shared-kit/ui';

/** Says that the browser is offline, and what becomes of what is done meanwhile: it is sent once it is back. */
export function OfflineNotice() {
  const t = useTranslate();
  if (useIsOnline()) return null;
  return (
    <Notice tone="warning" title={t('states.offlineTitle')} announce="polite">
      {t('states.offlineText')}
    </Notice>
  );
}
