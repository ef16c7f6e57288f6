import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Tabs } from '@aksamit/ui';
import { specialOffersQuery, suggestionsQuery } from '../features/offers/api/get-offers';
import { OfferGrid } from '../features/offers/components/offer-grid';
import type { SignedInUser } from '../features/session/components/signed-in-only';
import { boughtListQuery } from '../features/visits/api/get-visits';
import { CardsSkeleton } from '../states/content-skeletons';
import { Loaded } from '../states/loaded';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'offers',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/oferty-specjalne/'], en: ['/panel/special-offers/'] },
  area: 'panel',
  component: OffersPage,
});

const genderOf = ({ gender }: SignedInUser) => (gender === 'female' || gender === 'male' ? gender : undefined);

/** Offers: for this customer, and the special ones. Tabs: specification, content, section 2, panel pages. */
export function OffersPage() {
  const t = useTranslate();
  const href = useHref();
  const [search] = useSearchParams();
  const isSpecial = search.get('tab') === 'special';
  const address = href('panel/offers');
  return (
    <PanelPage current="offers" lead={t(isSpecial ? 'offers.specialLead' : 'offers.lead')}>
      {(user) => (
        <>
          <Tabs
            label={t('menu.offers')}
            items={[
              { label: t('offers.tabs.own'), href: address, current: !isSpecial },
              { label: t('offers.tabs.special'), href: `${address}?tab=special`, current: isSpecial },
            ]}
          />
          {isSpecial ? <SpecialOffers user={user} /> : <OwnOffers user={user} />}
        </>
      )}
    </PanelPage>
  );
}

function SpecialOffers({ user }: { user: SignedInUser }) {
  return <OfferGrid query={useQuery(specialOffersQuery(useHttp(), genderOf(user)))} />;
}

function OwnOffers({ user }: { user: SignedInUser }) {
  const t = useTranslate();
  const list = useQuery(boughtListQuery(useHttp(), user.id));
  return (
    <Loaded query={list} failedTitle={t('offers.failedTitle')} skeleton={<CardsSkeleton />}>
      {({ bought }) => <Suggestions user={user} productIds={bought.map(({ product }) => product.id)} />}
    </Loaded>
  );
}

function Suggestions({ user, productIds }: { user: SignedInUser; productIds: readonly string[] }) {
  return <OfferGrid query={useQuery(suggestionsQuery(useHttp(), { productIds, gender: genderOf(user) }))} />;
}
