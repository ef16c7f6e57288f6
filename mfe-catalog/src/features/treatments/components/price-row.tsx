import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PriceCell } from '../../../prices/price-rows';
import { RowButton } from '../../../prices/row-purchase';
import type { ShownTreatment } from '../shown-treatment';
import { zonePages } from '../zone-filters';
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

interface PriceRowProps {
  treatment: ShownTreatment;
  /** A small drawing before its name. */
  figure?: ReactNode;
  /** Names its zone, where both zones stand in one table. */
  showZone?: boolean;
  isHidden?: boolean;
  /** As that of the `RowForms` that put the row into the cart. */
  list?: string;
}

/** A row of prices: what it is, one treatment, the series or package with its price per treatment, and the way to buy. */
export function PriceRow({ treatment, figure, showZone = false, isHidden = false, list }: PriceRowProps) {
  const t = useTranslate();
  const href = useHref();
  const { id, name, type, gender, slug, price, series } = treatment;
  const zone = showZone ? t(`card.${gender}`) : null;
  const small = [useDuration(treatment), zone].filter(Boolean).join(' · ');
  const isPackage = type === 'package';
  const address = href(zonePages[gender].product, { slug });
  return (
    <tr data-price-row="" hidden={isHidden}>
      <th scope="row">
        <Named>
          {figure}
          <div>
            <a href={address}>{name}</a>
            {small ? <small>{small}</small> : null}
          </div>
        </Named>
      </th>
      <PriceCell choice={isPackage ? null : price} />
      <PriceCell choice={isPackage ? price : series} />
      <td data-print="hide">
        <RowButton
          kind={isPackage ? 'package' : 'product'}
          id={id}
          name={name}
          href={address}
          isSoldSingly={price?.quantity === 1}
          list={list}
        />
      </td>
    </tr>
  );
}
