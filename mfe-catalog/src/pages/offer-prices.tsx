import type { OfferSummary } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Heading, Text } from '@aksamit/ui';
import { offerPage } from '../features/sales/offer-rules';
import { PriceCell, PriceHead, PriceRows } from '../prices/price-rows';
import { matchesWords } from '../prices/row-filter';
import { RowButton } from '../prices/row-purchase';

/** How many of the offers have the words; `title` is the table's. */
export const shownOffers = (offers: readonly OfferSummary[], title: string, words: string): number =>
  offers.filter(({ name }) => matchesWords(`${name} ${title}`, words)).length;

interface OfferPricesProps {
  offers: readonly OfferSummary[];
  title: string;
  lead?: string;
  /** Words that a shown row has; the others are hidden. */
  words?: string;
}

/** Offers as rows of a price list; nothing while there is none. */
export function OfferPrices({ offers, title, lead, words = '' }: OfferPricesProps) {
  if (offers.length === 0) return null;
  const rows = offers.map((offer) => ({ offer, isHidden: !matchesWords(`${offer.name} ${title}`, words) }));
  return (
    <section data-price-group={title} hidden={rows.every(({ isHidden }) => isHidden)}>
      <Heading level={2} id="offer-prices">
        {title}
      </Heading>
      {lead ? <Text tone="muted">{lead}</Text> : null}
      <PriceRows aria-labelledby="offer-prices">
        <PriceHead />
        <tbody>
          {rows.map(({ offer, isHidden }) => (
            <OfferRow key={offer.id} offer={offer} isHidden={isHidden} />
          ))}
        </tbody>
      </PriceRows>
    </section>
  );
}

function OfferRow({ offer, isHidden }: { offer: OfferSummary; isHidden: boolean }) {
  const t = useTranslate();
  const href = useHref();
  const { id, name, variant, slug, duration, pricing, lowestPriceValue, pricingMatrix } = offer;
  const address = href(offerPage(variant), { slug });
  const total = pricing.finalPrice;
  return (
    <tr data-price-row="" hidden={isHidden}>
      <th scope="row">
        <a href={address}>{name}</a>
        <small>{t('duration.exact', { minutes: duration })}</small>
      </th>
      <PriceCell
        choice={{
          total,
          treatments: 1,
          perTreatment: total,
          reduction: reductionOf({ paid: total, lowestPiece: lowestPriceValue, pieces: 1 }),
        }}
      />
      <PriceCell choice={null} />
      <td data-print="hide">
        <RowButton
          kind="offer"
          id={id}
          name={name}
          href={address}
          isSoldSingly={(pricingMatrix[0]?.quantityFrom ?? 1) === 1}
        />
      </td>
    </tr>
  );
}
