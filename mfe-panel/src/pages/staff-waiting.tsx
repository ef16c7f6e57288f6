import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Skeleton, VisuallyHidden } from '@aksamit/ui';
import { usePageTitle } from './use-page-title';

/** The staff area while a page of it is loading, or while it is not known who is there. */
export function StaffWaiting() {
  const t = useTranslate();
  usePageTitle(t('staff.title'));
  return (
    <div aria-busy="true" style={{ padding: '1.25rem' }}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="70vh" shape="card" />
    </div>
  );
}
