import { useTranslate } from '@aksamit/shared-kit/i18n';
import { usePageHead } from '@aksamit/shared-kit/lifecycle';

export function PaymentSummaryPage() {
  const t = useTranslate();
  usePageHead({ title: t('cart.title'), robots: 'noindex' });
  return null;
}
