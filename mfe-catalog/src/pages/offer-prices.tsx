import type { OfferSummary } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Heading, Text } from '@aksamit/ui';
import { offerPage } from '../features/sales/offer-rules';
import { OnePriceHead, PriceRows } from '../prices/price-rows';
import { matchesWords } from '../prices/row-filter';
import { RowButton } from '../prices/row-purchase';
import { useReductionProps } from '../prices/use-reduction-props';

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
  const t = useTranslate();
  if (offers.length === 0) return null;
  const rows = offers.map((offer) => ({ offer, isHidden: !matchesWords(`${offer.name} ${title}`, words) }));
  return (
    <section data-price-group={title} hidden={rows.every(({ isHidden }) => isHidden)}>
      <Heading level={2} id="offer-prices">
        {title}
      </Heading>
      {lead ? <Text tone="muted">{lead}</Text> : null}
      <PriceRows aria-labelledby="offer-prices" data-one-price="">
        <OnePriceHead subject={t('rows.offer')} />
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
  const { id, name, variant, slug, duration, pricingMatrix } = offer;
  const address = href(offerPage(variant), { slug });
  return (
    <tr data-price-row="" hidden={isHidden}>
      <th scope="row">
        <a href={address}>{name}</a>
        <small>{t('duration.exact', { minutes: duration })}</small>
      </th>
      <OfferPriceCell offer={offer} />
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

/** What an offer costs, and how much less that is than its treatments one by one. */
function OfferPriceCell({ offer }: { offer: OfferSummary }) {
  const t = useTranslate();
  const money = useMoney();
  const { pricing, standardPrice, savingsPercent, lowestPriceValue } = offer;
  const { original, originalLabel, lowestPrice } = useReductionProps(
    reductionOf({ paid: pricing.finalPrice, lowestPiece: lowestPriceValue, pieces: 1 }),
  );
  return (
    <td>
      <b>{money(pricing.finalPrice)}</b>{' '}
      {original ? (
        <s>
          <span className="visually-hidden">{`${originalLabel} `}</span>
          {original}
        </s>
      ) : null}
      {lowestPrice ? <small>{lowestPrice}</small> : null}
      {standardPrice !== null && savingsPercent > 0 ? (
        <small>{t('price.separately', { percent: savingsPercent, price: money(standardPrice) })}</small>
      ) : null}
    </td>
  );
}
