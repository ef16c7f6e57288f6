import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice, useIsOnline } from '@aksamit/ui';

/** Shows that the browser is offline, and that changes made meanwhile are sent once it is online again. */
export function OfflineNotice() {
  const t = useTranslate();
  if (useIsOnline()) return null;
  return (
    <Notice tone="warning" title={t('states.offlineTitle')} announce="polite">
      {t('states.offlineText')}
    </Notice>
  );
}
