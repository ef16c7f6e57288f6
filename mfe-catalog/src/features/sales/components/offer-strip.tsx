import type { Gender } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, Heading } from '@aksamit/ui';
import styled from '@emotion/styled';
import type { OfferTile } from '../api/list-offer-tiles';
import { offerListPages } from '../offer-rules';
import { OfferTiles } from './offer-tiles';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1.5rem;
  margin-top: 1.5rem;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

interface OfferStripProps {
  gender: Gender;
  /** None: nothing is shown. */
  offers: readonly OfferTile[];
}

/** The offers of a gender in one row, which is swiped on a narrow screen. One that ends while it is shown goes away. */
export function OfferStrip({ gender, offers }: OfferStripProps) {
  const t = useTranslate();
  const href = useHref();
  const addresses = { female: href(offerListPages.female), male: href(offerListPages.male) };
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="zone-offers">
      <Container>
        <Head>
          <Heading level={2} size="md" id="zone-offers">
            {t(`zonePage.offers.${gender}`)}
          </Heading>
          <a href={addresses[gender]}>{t('zonePage.offers.all')}</a>
        </Head>
        <OfferTiles offers={offers} />
      </Container>
    </section>
  );
}
