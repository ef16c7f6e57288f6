import type { OfferSummary } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { Badge, LinkButton, Picture, ProductCard, Text } from '@aksamit/shared-kit/ui';
import { Clock } from 'lucide-react';
import { offerPage } from '../offer-rules';
import { OfferCountdown } from './offer-countdown';
import { OfferPrice } from './offer-price';

/** An offer in a list. */
export function OfferCard({ offer, eager }: { offer: OfferSummary; eager?: boolean }) {
  const t = useTranslate();
  const href = useHref();
  const address = href(offerPage(offer.variant), { slug: offer.slug });
  return (
    <ProductCard
      title={offer.name}
      href={address}
      headingLevel={2}
      picture={
        <Picture
          image={offer.image}
          alt=""
          eager={eager}
          sizes="(min-width: 1280px) 400px, (min-width: 640px) 46vw, calc(100vw - 2rem)"
        />
      }
      badges={
        <>
          {offer.label ? <Badge tone="accent">{offer.label}</Badge> : null}
          {offer.promoRecommended ? <Badge tone="soft">{t('card.recommended')}</Badge> : null}
          <Badge>{t(`prices.${offer.gender}`)}</Badge>
        </>
      }
      facts={
        <span>
          <Clock aria-hidden="true" />
          {t('duration.exact', { minutes: offer.duration })}
        </span>
      }
      price={<OfferPrice offer={offer} />}
      action={
        <LinkButton href={address} size="sm" variant="secondary" aria-label={t('offer.seeNamed', { name: offer.name })}>
          {t('offer.see')}
        </LinkButton>
      }
    >
      <Text size="sm" tone="muted">
        {offer.lead}
      </Text>
      <OfferCountdown validTo={offer.validTo} showCountdown={offer.showCountdown} />
    </ProductCard>
  );
}
