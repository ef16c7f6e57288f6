/**
 * Key in the browser's storage of the id of the salon chosen last, which a slot picker begins with. Modules share it: a
 * salon's page writes it and the reservation reads it.
 */
export const LAST_SALON_KEY = 'lastSalon';

/**
 * Key in the tab's own storage of the id of the salon that was chosen on a page of the catalog for the visit to come. It goes before a
 * customer's preferred salon, until another one is chosen or a time is held.
 */
export const WANTED_SALON_KEY = 'wantedSalon';
