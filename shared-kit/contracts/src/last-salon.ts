/**
 * Key in the browser's storage of the id of the salon chosen last, which a slot picker begins with. Modules share it: a
 * salon's page writes it and the reservation reads it.
 */
export const LAST_SALON_KEY = 'lastSalon';
