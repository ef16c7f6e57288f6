import type { Product } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import { Clock, PersonStanding, Repeat, UserRound } from 'lucide-react';
import { IconList } from '../../../lists/icon-list';
import { zoneAddress, zonePages } from '../zone-filters';
import { useDuration } from './use-duration';

/** How long, how often, for whom and for which parts of the body a treatment is. */
export function TreatmentFacts({ product }: { product: Product }) {
  const t = useTranslate();
  const { additionalVisitTime } = usePageContext().market;
  const duration = useDuration(product);
  const firstVisit = additionalVisitTime > 0 ? ` ${t('duration.firstVisit', { minutes: additionalVisitTime })}` : '';
  const howOften = useHowOften(product);
  const target = product.target ?? t(`productPage.gender.${product.gender}`);
  return (
    <IconList style={{ fontSize: tokens.text.sm }}>
      {duration ? (
        <li>
          <Clock aria-hidden="true" />
          {t('product.duration', { duration })}
          {firstVisit}
        </li>
      ) : null}
      {howOften ? (
        <li>
          <Repeat aria-hidden="true" />
          {howOften}
        </li>
      ) : null}
      <li>
        <UserRound aria-hidden="true" />
        {t('productPage.forWhom', { target })}
      </li>
      {product.productBodyParts.length > 0 ? (
        <li>
          <PersonStanding aria-hidden="true" />
          <BodyParts product={product} />
        </li>
      ) : null}
    </IconList>
  );
}

/** What a package holds, or how many treatments make a series; null: one is enough. */
function useHowOften(product: Product): string | null {
  const t = useTranslate();
  const { packageQuantity: count, packageBonusQuantity: bonus } = product;
  if (product.type === 'package')
    return bonus > 0 ? t('productPage.packageBonus', { count, bonus }) : t('product.packageHolds', { count });
  const { recommendedQuantityFrom: from, recommendedQuantityTo: to } = product;
  if (from <= 1) return null;
  return to > from ? t('product.seriesRange', { from, count: to }) : t('product.series', { count: from });
}

/** Each leads to all treatments of the same part. */
function BodyParts({ product }: { product: Product }) {
  const href = useHref();
  const list = href(zonePages[product.gender].list);
  return (
    <span>
      {product.productBodyParts.map(({ id, code, name }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : null}
          <a href={zoneAddress(list, { bodyPart: code, sort: '', page: 1 })}>{name}</a>
        </span>
      ))}
    </span>
  );
}
