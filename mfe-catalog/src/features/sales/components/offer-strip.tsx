import type { Gender } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Container, Heading } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { OfferTile } from '../api/list-offer-tiles';
import { offerPage } from '../offer-rules';
import { OfferPrice } from './offer-price';

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

const Tiles = styled.ul`
  display: grid;
  grid-auto-columns: minmax(15rem, 1fr);
  grid-auto-flow: column;
  gap: 0.75rem;
  margin-block: 0.5rem 2rem;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 0.5rem;
    padding: 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & > li[hidden] {
    display: none;
  }
  & > li:hover {
    border-color: ${tokens.color.accent};
  }
  & h3 a {
    color: inherit;
    text-decoration: none;
  }
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }
  & > li > small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
  ${media.mobileNavigation} {
    margin-inline: calc(-1 * ${tokens.gutter});
    padding: 3px ${tokens.gutter};
    overflow-x: auto;
    scroll-padding-inline: ${tokens.gutter};
    scroll-snap-type: x proximity;
    scrollbar-width: none;

    & > li {
      scroll-snap-align: start;
    }
  }
`;

const listPages = { female: 'catalog/special-offers-women', male: 'catalog/special-offers-men' } as const;

interface OfferStripProps {
  gender: Gender;
  /** None: nothing is shown. */
  offers: readonly OfferTile[];
}

/** The offers of a gender in one row, which is swiped on a narrow screen. One that ends while it is shown goes away. */
export function OfferStrip({ gender, offers }: OfferStripProps) {
  const t = useTranslate();
  const href = useHref();
  const addresses = { female: href(listPages.female), male: href(listPages.male) };
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
        <Tiles>
          {offers.map((offer) => (
            <li
              key={offer.id}
              {...(offer.validTo ? { 'data-shown-from': 0, 'data-shown-until': Date.parse(offer.validTo) } : {})}
            >
              {offer.label ? (
                <div>
                  <Badge tone="accent">{offer.label}</Badge>
                </div>
              ) : null}
              <Heading level={3} size="sm">
                <a href={href(offerPage(offer.variant), { slug: offer.slug })}>{offer.name}</a>
              </Heading>
              <OfferPrice offer={offer} />
              {offer.validTo ? (
                <small>
                  {t('zonePage.offers.until', { date: formatDate(new Date(Date.parse(offer.validTo) - 1)) })}
                </small>
              ) : null}
            </li>
          ))}
        </Tiles>
      </Container>
    </section>
  );
}
