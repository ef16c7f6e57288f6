import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';

/** In which zone the times of a list are: the host shows it to viewers whose clocks differ. At the end of a line, so that nothing moves. */
export function StoreZone() {
  return <span data-store-zone="" hidden>{` · ${useTranslate()('salonList.storeZone')}`}</span>;
}

/** The same on a line of its own, whose room is there for viewers who do not see it too. */
export function StoreZoneLine() {
  const t = useTranslate();
  return (
    <Text size="sm" tone="muted" style={{ minHeight: '1.5em' }}>
      <span data-store-zone="" hidden>
        {t('salonList.storeZone')}
      </span>
    </Text>
  );
}
