import type { OrderProduct } from '@aksamit/contracts';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { LinkButton, Text } from '@aksamit/ui';
import { BlockedButton } from '../../../states/blocked-button';
import { bookingBar } from '../visit-rules';

/**
 * Books the next visit of a bought treatment; where that is not allowed yet the button states why. Renders nothing
 * where every treatment is used or booked.
 */
export function NextBooking({ bought }: { bought: OrderProduct }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { noShowNoticeHours } = useMarketPolicies();
  const href = useHref();
  const bar = bookingBar(bought);
  const { name } = bought.product;
  const label = bought.completedCount + bought.bookedCount === 0 ? 'treatments.bookFirst' : 'treatments.bookNext';
  if (bar === 'all_visits_used' || (bar === 'visit_not_done' && bought.leftCount <= 0)) return null;
  if (bar === null) {
    return (
      <div>
        <LinkButton
          size="sm"
          href={`${href('panel/visits')}?${new URLSearchParams({ book: bought.id })}`}
          aria-label={t('treatments.bookNamed', { action: t(label), name })}
        >
          {t(label)}
        </LinkButton>
        {bought.bookFrom ? (
          <Text size="sm" tone="muted">
            {t('treatments.bookFrom', { date: formatDate(bought.bookFrom, locale) })}
          </Text>
        ) : null}
      </div>
    );
  }
  return (
    <BlockedButton label={t(label)} name={t('treatments.bookNamed', { action: t(label), name })}>
      {t(`treatments.bar.${bar}`, { hours: t('visits.hours', { count: noShowNoticeHours }) })}
      {bought.bookFrom ? ` ${t('treatments.bookFrom', { date: formatDate(bought.bookFrom, locale) })}` : null}
    </BlockedButton>
  );
}
