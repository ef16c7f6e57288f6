import type { OfferSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, SaleCard } from '@aksamit/ui';
import { Clock } from 'lucide-react';
import { offerPage } from '../offer-rules';
import { OfferCountdown } from './offer-countdown';
import { OfferPrice } from './offer-price';

interface OfferCardProps {
  offer: OfferSummary;
  headingLevel?: 2 | 3;
  /** Whether it names whom it is for; not in a list for one of both. */
  showZone?: boolean;
  eager?: boolean;
}

/** An offer in a list. */
export function OfferCard({ offer, headingLevel = 2, showZone = true, eager }: OfferCardProps) {
  const t = useTranslate();
  const href = useHref();
  const address = href(offerPage(offer.variant), { slug: offer.slug });
  return (
    <SaleCard
      title={offer.name}
      href={address}
      headingLevel={headingLevel}
      image={offer.image}
      eager={eager}
      badges={
        <>
          {offer.label ? <Badge tone="accent">{offer.label}</Badge> : null}
          {offer.promoRecommended ? <Badge tone="soft">{t('card.recommended')}</Badge> : null}
          {showZone ? <Badge>{t(`prices.${offer.gender}`)}</Badge> : null}
        </>
      }
      facts={
        <span>
          <Clock aria-hidden="true" />
          {t('duration.exact', { minutes: offer.duration })}
        </span>
      }
      price={<OfferPrice offer={offer} />}
      lead={offer.lead}
      action={{ label: t('offer.see'), name: t('offer.seeNamed', { name: offer.name }) }}
    >
      <OfferCountdown validTo={offer.validTo} showCountdown={offer.showCountdown} />
    </SaleCard>
  );
}
