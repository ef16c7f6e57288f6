import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { EmptyState, LinkButton } from '@aksamit/shared-kit/ui';
import { Camera } from 'lucide-react';
import { PanelPage } from './panel-page';

/** The reviewer programme. */
export function ReviewerPage() {
  const t = useTranslate();
  const href = useHref();
  return (
    <PanelPage current="reviewer">
      {() => (
        <EmptyState
          icon={<Camera />}
          title={t('reviewer.title')}
          text={t('reviewer.text')}
          action={<LinkButton href={href('content/reviewer-club')}>{t('reviewer.action')}</LinkButton>}
        />
      )}
    </PanelPage>
  );
}
