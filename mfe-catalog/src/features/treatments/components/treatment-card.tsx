import { FigureImage } from '@aksamit/body-atlas/figures';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Badge, SaleCard, Text } from '@aksamit/ui';
import { CalendarHeart, Clock } from 'lucide-react';
import type { ShownTreatment } from '../shown-treatment';
import { zonePages } from '../zone-filters';
import { CardRating } from './card-rating';
import { TreatmentPrice } from './treatment-price';
import { useDuration } from './use-duration';

interface TreatmentCardProps {
  treatment: ShownTreatment;
  headingLevel?: 2 | 3;
  /** Width of the picture, as in `img sizes`; by default in a grid of up to three. */
  sizes?: string;
  /** Among the first on the screen: its picture is loaded at once. */
  eager?: boolean;
  /** Shows its zone, where both zones stand in one list. */
  showZone?: boolean;
  /** On a phone a row with a small picture. */
  compact?: boolean;
}

/** A treatment or package in a list: picture, name, duration, price per treatment and in all, one link. */
export function TreatmentCard(props: TreatmentCardProps) {
  const { treatment, headingLevel = 3, sizes, eager, showZone = false, compact } = props;
  const { price, series, drawn } = treatment;
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const duration = useDuration(treatment);
  const address = href(zonePages[treatment.gender].product, { slug: treatment.slug });
  return (
    <SaleCard
      title={treatment.name}
      href={address}
      headingLevel={headingLevel}
      image={treatment.image}
      sizes={sizes}
      eager={eager}
      drawing={drawn ? <FigureImage {...drawn} /> : null}
      compact={compact}
      badges={<CardBadges treatment={treatment} isReduced={price?.reduction != null} showZone={showZone} />}
      facts={
        <>
          {duration ? (
            <span>
              <Clock aria-hidden="true" />
              {duration}
            </span>
          ) : null}
          {treatment.type === 'package' ? (
            <span>
              <CalendarHeart aria-hidden="true" />
              {t('purchase.treatments', { count: treatment.packageQuantity })}
            </span>
          ) : null}
          <CardRating rating={treatment.rating} />
        </>
      }
      price={
        price ? (
          <div data-lines="">
            <TreatmentPrice choice={price} />
            <Text size="sm" tone="muted" as="div" style={{ marginTop: '0.375rem' }}>
              {price.treatments > 1 ? t('price.each', { price: money(price.perTreatment) }) : null}
              {series
                ? t('card.series', {
                    count: series.treatments,
                    each: money(series.perTreatment),
                    total: money(series.total),
                  })
                : null}
            </Text>
          </div>
        ) : null
      }
      lead={treatment.lead}
      action={{ label: t('card.choose'), name: t('card.chooseNamed', { name: treatment.name }) }}
    />
  );
}

interface CardBadgesProps {
  treatment: ShownTreatment;
  isReduced: boolean;
  showZone: boolean;
}

function CardBadges({ treatment, isReduced, showZone }: CardBadgesProps) {
  const t = useTranslate();
  if (!showZone && !isReduced && treatment.type !== 'package' && !treatment.promoRecommended) return null;
  return (
    <>
      {showZone ? <Badge>{t(`card.${treatment.gender}`)}</Badge> : null}
      {isReduced ? <Badge tone="accent">{t('card.promotion')}</Badge> : null}
      {treatment.type === 'package' ? <Badge>{t('card.package')}</Badge> : null}
      {treatment.promoRecommended ? <Badge tone="soft">{t('card.recommended')}</Badge> : null}
    </>
  );
}
