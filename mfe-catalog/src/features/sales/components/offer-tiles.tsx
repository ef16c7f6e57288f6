import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Heading } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { OfferTile } from '../api/list-offer-tiles';
import { offerPage } from '../offer-rules';
import { OfferPrice } from './offer-price';

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

/** Offers in one row, which is swiped on a narrow screen. One that ends while it is shown goes away. */
export function OfferTiles({ offers }: { offers: readonly OfferTile[] }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  return (
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
              {t('offerTiles.until', { date: formatDate(new Date(Date.parse(offer.validTo) - 1), locale) })}
            </small>
          ) : null}
        </li>
      ))}
    </Tiles>
  );
}
