import { useTranslate } from '@aksamit/shared-kit/i18n';
import { usePageContext } from '@aksamit/shared-kit/lifecycle';
import { EmptyState, LinkButton } from '@aksamit/shared-kit/ui';
import { Sparkles } from 'lucide-react';
import { PanelPage } from './panel-page';

/** Offers for this customer; until there are personal ones, the way to those for everybody. */
export function OffersPage() {
  const t = useTranslate();
  const { basePath } = usePageContext();
  return (
    <PanelPage current="offers" lead={t('offers.lead')}>
      {() => (
        <EmptyState
          icon={<Sparkles />}
          title={t('offers.emptyTitle')}
          text={t('offers.emptyText')}
          action={<LinkButton href={`${basePath}${t('paths.specialOffers')}`}>{t('offers.action')}</LinkButton>}
        />
      )}
    </PanelPage>
  );
}
