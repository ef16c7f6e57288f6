import { useTopic } from '@aksamit/shared-kit/bus';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { LinkButton } from '@aksamit/shared-kit/ui';

/** Page of the treatments that are for who is logged in: the men's zone for men, else the women's. */
export function useTreatmentsAddress(): string {
  const href = useHref();
  const gender = useTopic('session')?.user?.gender;
  return href(gender === 'male' ? 'catalog/mens-zone' : 'catalog/womens-zone');
}

/** The way on from an empty list. */
export function TreatmentsLink() {
  const t = useTranslate();
  return <LinkButton href={useTreatmentsAddress()}>{t('orders.emptyAction')}</LinkButton>;
}
