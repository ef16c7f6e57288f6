import '../slot-picked-topic';
import type { AgeDeclaration } from '@aksamit/contracts';
import { useBus, useEvent } from '@aksamit/module-sdk/bus';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment, useHref } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { navigator } from '@aksamit/module-sdk/router';
import { Stack } from '@aksamit/ui';
import { wouldBeFinal } from '../visit-rules';
import { visitMoment } from '../visit-time';

/** As the picker's contract reserves. */
const RESERVED_HEIGHT_PX = 560;

export interface SlotChoiceProps {
  kind: 'visit' | 'orderProduct';
  /** Of the visit that is moved, or of the bought treatment. */
  id: string;
  product: { id: string; name: string; categoryCode: string };
  /** Salon to begin with. */
  locationId: string | null;
  /** When the visit is now. */
  startAt: string | null;
  /** Therapist to begin with; omitted: anyone. */
  therapistId?: string | undefined;
  /** The customer's declaration of age, where it is required. */
  ageDeclaration?: AgeDeclaration | undefined;
}

/** Choice of salon and time, a fragment of cart-checkout: it moves or books by itself and reports the result. */
export function SlotChoice({ kind, id, product, locationId, startAt, therapistId, ageDeclaration }: SlotChoiceProps) {
  const t = useTranslate();
  const bus = useBus();
  const href = useHref();
  const locale = useLocaleFormats();
  const queryClient = useQueryClient();
  const { cancellationNoticeHours } = useMarketPolicies();
  const pickerId = `panel-${kind}-${id}`;
  useEvent('cart-checkout.slot-picked', (picked) => {
    if (picked.pickerId !== pickerId || picked.outcome === 'held') return;
    const moment = visitMoment(picked.startAt, locale);
    const message = t(`slot.${picked.outcome}`, { moment });
    const isFinal = picked.outcome !== 'waiting' && wouldBeFinal(picked.startAt, new Date(), cancellationNoticeHours);
    bus.publish('toast', {
      type: 'success',
      message: isFinal
        ? `${message} ${t('slot.final', { hours: t('visits.hours', { count: cancellationNoticeHours }) })}`
        : message,
    });
    void queryClient.invalidateQueries();
    navigator.replace(href('panel/visits'));
  });
  return (
    <Stack gap={4}>
      <Fragment
        module="cart-checkout"
        name="slot-picker"
        version={1}
        reservedHeightPx={RESERVED_HEIGHT_PX}
        props={{
          pickerId,
          kind,
          id,
          product: { id: product.id, name: product.name, category: product.categoryCode },
          locationId,
          startAt,
          ...(therapistId ? { therapistId } : {}),
          ...(ageDeclaration ? { ageDeclaration } : {}),
        }}
      />
      <a href={href('panel/visits')}>{t(kind === 'visit' ? 'slot.keep' : 'slot.later')}</a>
    </Stack>
  );
}
