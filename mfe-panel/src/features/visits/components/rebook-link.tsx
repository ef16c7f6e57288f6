import type { Event, OrderProduct } from '@aksamit/contracts';
import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { LinkButton } from '@aksamit/ui';
import { purchaseToRebook } from '../rebooking';

export interface RebookLinkProps {
  event: Event;
  bought: readonly OrderProduct[];
}

/**
 * Books the treatment of a past visit again: leads to the choice of a time in the same salon, of the same therapist, where something is left to book,
 * else to the treatment, to be bought once more.
 */
export function RebookLink({ event, bought }: RebookLinkProps) {
  const t = useTranslate();
  const href = useHref();
  const zone = useTopic('session')?.user?.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
  const { slug, name } = event.product;
  const isBundle = bought.some(({ id, itemType }) => id === event.orderProductId && itemType === 'bundle');
  const purchase = purchaseToRebook(event, bought);
  const sameTherapist = event.therapist ? { therapist: event.therapist.id } : {};
  const booking = purchase && new URLSearchParams({ book: purchase.id, salon: event.location.id, ...sameTherapist });
  // A treatment of the other zone is redirected there.
  const shop = isBundle ? href('catalog/bundle', { slug }) : href(zone, { slug });
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      href={booking ? `${href('panel/visits')}?${booking}` : shop}
      aria-label={t('visits.againNamed', { name })}
    >
      {t('visits.again')}
    </LinkButton>
  );
}
