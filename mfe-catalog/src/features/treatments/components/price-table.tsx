import type { ProductSummary } from '@aksamit/contracts';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Heading, offscreen } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { PriceCell, PriceHead, PriceRows } from '../../../prices/price-rows';
import { matchesWords } from '../../../prices/row-filter';
import { RowButton } from '../../../prices/row-purchase';
import type { PriceListGroup } from '../price-list-rules';
import { priceChoice, seriesChoice } from '../price-rules';
import { zonePages } from '../zone-filters';
import { treatmentFigure } from './treatment-figure';
import { useDuration } from './use-duration';

const Named = styled.div`
  --figure-size: 2.75rem;

  display: flex;
  gap: 0.75rem;
  align-items: start;

  ${media.mobile} {
    --figure-size: 2.25rem;
  }
`;

function PriceRow({ treatment, isHidden }: { treatment: ProductSummary; isHidden: boolean }) {
  const href = useHref();
  const duration = useDuration(treatment);
  const { id, name, type, gender, slug, pricingMatrix } = treatment;
  const least = pricingMatrix[0]?.quantityFrom ?? 1;
  const first = priceChoice(treatment, least);
  const isPackage = type === 'package';
  const address = href(zonePages[gender].product, { slug });
  return (
    <tr data-price-row="" hidden={isHidden}>
      <th scope="row">
        <Named>
          {treatmentFigure(treatment)}
          <div>
            <a href={address}>{name}</a>
            {duration ? <small>{duration}</small> : null}
          </div>
        </Named>
      </th>
      <PriceCell choice={isPackage ? null : first} />
      <PriceCell choice={isPackage ? first : seriesChoice(treatment)} />
      <td data-print="hide">
        <RowButton
          kind={isPackage ? 'package' : 'product'}
          id={id}
          name={name}
          href={address}
          isSoldSingly={first !== null && least === 1}
        />
      </td>
    </tr>
  );
}

/** Usual height of the heading and of a row, CSS pixels. */
const PHONE_PX = { heading: 90, row: 170 };
const WIDE_PX = { heading: 110, row: 75 };

const reserved = (rows: number) =>
  offscreen(PHONE_PX.heading + PHONE_PX.row * rows, WIDE_PX.heading + WIDE_PX.row * rows);

interface PriceTableProps {
  group: PriceListGroup;
  /** Below the first screen. */
  isOffscreen: boolean;
  headingLevel?: 2 | 3;
  /** Words that a shown row has, in its name or the table's; the others are hidden. */
  words?: string;
}

/** One table of the price list: single treatment, and the series or package with its price per treatment. */
export function PriceTable({ group, isOffscreen, headingLevel = 2, words = '' }: PriceTableProps) {
  const id = useId();
  const rows = group.treatments.map((treatment) => ({
    treatment,
    isHidden: !matchesWords(`${treatment.name} ${group.name}`, words),
  }));
  const shown = rows.filter(({ isHidden }) => !isHidden).length;
  return (
    <section data-price-group={group.name} hidden={shown === 0} style={isOffscreen ? reserved(shown) : undefined}>
      <Heading level={headingLevel} id={id}>
        {group.name}
      </Heading>
      <PriceRows aria-labelledby={id}>
        <PriceHead />
        <tbody>
          {rows.map(({ treatment, isHidden }) => (
            <PriceRow key={treatment.id} treatment={treatment} isHidden={isHidden} />
          ))}
        </tbody>
      </PriceRows>
    </section>
  );
}
