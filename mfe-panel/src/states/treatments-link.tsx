import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { LinkButton } from '@aksamit/ui';

/** Page of the treatments for the logged-in customer: the men's zone for men, else the women's. */
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
