import { useTranslate } from '@aksamit/shared-kit/i18n';
import { Notice } from '@aksamit/shared-kit/ui';
import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the browser is offline, and what becomes of what is done meanwhile: it is sent once it is back. */
export function OfflineNotice() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Notice tone="warning" title={t('states.offlineTitle')} announce="polite">
      {t('states.offlineText')}
    </Notice>
  );
}
