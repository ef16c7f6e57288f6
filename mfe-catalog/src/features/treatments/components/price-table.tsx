import { Heading, offscreen } from '@aksamit/ui';
import { useId } from 'react';
import { PriceHead, PriceRows } from '../../../prices/price-rows';
import { matchesWords } from '../../../prices/row-filter';
import type { PriceListGroup } from '../price-list-rules';
import { shownTreatment } from '../shown-treatment';
import { PriceRow } from './price-row';
import { treatmentFigure } from './treatment-figure';

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
  const hasSingle = group.treatments.some(({ type }) => type !== 'package');
  return (
    <section data-price-group={group.name} hidden={shown === 0} style={isOffscreen ? reserved(shown) : undefined}>
      <Heading level={headingLevel} id={id}>
        {group.name}
      </Heading>
      <PriceRows aria-labelledby={id} {...(hasSingle ? {} : { 'data-without-single': '' })}>
        <PriceHead />
        <tbody>
          {rows.map(({ treatment, isHidden }) => (
            <PriceRow
              key={treatment.id}
              treatment={shownTreatment(treatment)}
              figure={treatmentFigure(treatment)}
              isHidden={isHidden}
            />
          ))}
        </tbody>
      </PriceRows>
    </section>
  );
}
