import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { EmptyState, LinkButton } from '@aksamit/shared-kit/ui';
import { Gem } from 'lucide-react';
import { PanelPage } from './panel-page';

/** The customers' club. */
export function BeautyClubPage() {
  const t = useTranslate();
  const href = useHref();
  return (
    <PanelPage current="beauty-club">
      {() => (
        <EmptyState
          icon={<Gem />}
          title={t('beautyClub.title')}
          text={t('beautyClub.text')}
          action={<LinkButton href={href('panel/settings')}>{t('beautyClub.action')}</LinkButton>}
        />
      )}
    </PanelPage>
  );
}
