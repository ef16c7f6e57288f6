import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Steps } from '@aksamit/ui';

const STEPS = ['cart', 'reservation', 'summary'] as const;

/** The three steps to an order. Source: specification, commerce core, section 2. */
export function CheckoutSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Steps
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      current={STEPS.indexOf(current)}
      steps={STEPS.map((step) => ({ label: t(`steps.${step}`), href: href(`cart-checkout/${step}`) }))}
    />
  );
}
