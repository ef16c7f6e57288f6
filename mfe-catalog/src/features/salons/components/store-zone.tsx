import { useTranslate } from '@aksamit/module-sdk/i18n';

/** In which zone the times of a list are: the host shows it to viewers whose clocks differ. At the end of a line, so that nothing moves. */
export function StoreZone() {
  return <span data-store-zone="" hidden>{` · ${useTranslate()('salonList.storeZone')}`}</span>;
}
