import type { ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Heading, offscreen } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useReductionProps } from '../../../prices/use-reduction-props';
import type { PriceListGroup } from '../price-list-rules';
import { type PriceChoice, priceChoice, seriesChoice } from '../price-rules';
import { zonePages } from '../zone-filters';
import { treatmentFigure } from './treatment-figure';
import { useDuration } from './use-duration';

const Table = styled.table`
  width: 100%;
  margin-block: 0.75rem 2.5rem;
  table-layout: fixed;

  & th,
  & td {
    padding: 0.75rem 0.5rem;
    border-bottom: 1px solid ${tokens.color.border};
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    border-bottom: 1px solid ${tokens.color['border-strong']};
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & thead th:first-of-type {
    width: 38%;
  }
  & :is(th, td):first-of-type {
    padding-inline-start: 0;
  }
  & td,
  & thead th:not(:first-of-type) {
    text-align: end;
  }
  & small {
    text-wrap: balance;
  }
  /* 24 pixels to press (WCAG 2.5.8), in the row's own height. */
  & th a {
    display: inline-block;
    margin-block: -0.125rem;
    padding-block: 0.125rem;
  }
  & b {
    font-weight: 600;
    white-space: nowrap;
  }
  & s {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    white-space: nowrap;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
  ${media.mobile} {
    display: block;

    & :is(thead, tbody) {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 1rem;
      padding-block: 0.75rem;
      border-bottom: 1px solid ${tokens.color.border};
    }
    & thead > tr {
      border-bottom-color: ${tokens.color['border-strong']};
    }
    & thead th:first-of-type {
      width: auto;
    }
    & :is(thead, tbody) :is(th, td) {
      padding: 0.125rem 0;
      border: 0;
    }
    & th:first-of-type {
      grid-column: 1 / -1;
    }
    & td:first-of-type,
    & thead th:nth-of-type(2) {
      text-align: start;
    }
  }
`;

const Named = styled.div`
  --figure-size: 2.75rem;

  display: flex;
  gap: 0.75rem;
`;

function PriceCell({ choice }: { choice: PriceChoice | null }) {
  const t = useTranslate();
  const money = useMoney();
  const reduction = useReductionProps(choice?.reduction ?? null);
  if (!choice) return <td>–</td>;
  return (
    <td>
      <b>{money(choice.total)}</b>{' '}
      {reduction.original ? (
        <s>
          <span className="visually-hidden">{`${reduction.originalLabel} `}</span>
          {reduction.original}
        </s>
      ) : null}
      {choice.treatments > 1 ? (
        <small>
          {t('purchase.treatments', { count: choice.treatments })},{' '}
          {t('price.each', { price: money(choice.perTreatment) })}
        </small>
      ) : null}
      {reduction.lowestPrice ? <small>{reduction.lowestPrice}</small> : null}
    </td>
  );
}

function PriceRow({ treatment }: { treatment: ProductSummary }) {
  const href = useHref();
  const duration = useDuration(treatment);
  const first = priceChoice(treatment, treatment.pricingMatrix[0]?.quantityFrom ?? 1);
  const isPackage = treatment.type === 'package';
  return (
    <tr>
      <th scope="row">
        <Named>
          {treatmentFigure(treatment)}
          <div>
            <a href={href(zonePages[treatment.gender].product, { slug: treatment.slug })}>{treatment.name}</a>
            {duration ? <small>{duration}</small> : null}
          </div>
        </Named>
      </th>
      <PriceCell choice={isPackage ? null : first} />
      <PriceCell choice={isPackage ? first : seriesChoice(treatment)} />
    </tr>
  );
}

/** Usual height of the heading and of a row, CSS pixels. */
const PHONE_PX = { heading: 140, row: 128 };
const WIDE_PX = { heading: 110, row: 67 };

const reserved = (rows: number) =>
  offscreen(PHONE_PX.heading + PHONE_PX.row * rows, WIDE_PX.heading + WIDE_PX.row * rows);

interface PriceTableProps {
  group: PriceListGroup;
  /** Below the first screen. */
  isOffscreen: boolean;
  headingLevel?: 2 | 3;
}

/** One table of the price list: single treatment, and the series or package with its price per treatment. */
export function PriceTable({ group, isOffscreen, headingLevel = 2 }: PriceTableProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <section style={isOffscreen ? reserved(group.treatments.length) : undefined}>
      <Heading level={headingLevel} id={id}>
        {group.name}
      </Heading>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('prices.treatment')}</th>
            <th scope="col">{t('prices.single')}</th>
            <th scope="col">{t('prices.series')}</th>
          </tr>
        </thead>
        <tbody>
          {group.treatments.map((treatment) => (
            <PriceRow key={treatment.id} treatment={treatment} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}
