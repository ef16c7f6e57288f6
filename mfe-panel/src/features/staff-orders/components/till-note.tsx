import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import type { TillSalon } from './payment-form';

/** Names the till that the money goes into: a person may work in several salons. */
export function TillNote({ tillOf }: { tillOf: TillSalon }) {
  const t = useTranslate();
  return (
    <Text size="sm" tone="muted">
      {t('staff.orders.till', { salon: tillOf.name })}
    </Text>
  );
}
