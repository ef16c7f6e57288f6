import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';

/** The salon that the person works in. */
export interface TillSalon {
  id: string;
  name: string;
}

/** Names the till that the money goes into: a person may work in several salons. */
export function TillNote({ tillOf }: { tillOf: TillSalon }) {
  const t = useTranslate();
  return (
    <Text size="sm" tone="muted">
      {t('staff.orders.till', { salon: tillOf.name })}
    </Text>
  );
}
