import type { LocaleCode } from './release-manifest';

/**
 * Errors of the gateway in front of the API itself, by code, for people. The API's document of the public address shows
 * them too.
 */
export const gatewayErrors = {
  not_found: {
    pl: 'Nie ma takiego adresu. Sprawdź go i spróbuj ponownie.',
    en: 'There is no such address. Check it and try again.',
  },
  service_unavailable: {
    pl: 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
    en: 'The shop is briefly unavailable. Try again in a moment.',
  },
  gateway_timeout: {
    pl: 'Odpowiedź trwała zbyt długo. Spróbuj ponownie.',
    en: 'The answer took too long. Try again.',
  },
  payload_too_large: {
    pl: 'Przesłane dane są zbyt duże. Zmniejsz je i spróbuj ponownie.',
    en: 'What was sent is too large. Make it smaller and try again.',
  },
  cross_origin: {
    pl: 'To żądanie nie pochodzi ze strony sklepu. Otwórz stronę sklepu i spróbuj ponownie.',
    en: 'This request does not come from a page of the shop. Open the shop and try again.',
  },
  market_slug_required: {
    pl: 'Brakuje nagłówka market-slug. Odśwież stronę i spróbuj ponownie.',
    en: 'The header market-slug is missing. Reload the page and try again.',
  },
} as const satisfies Record<string, Record<LocaleCode, string>>;

export type GatewayErrorCode = keyof typeof gatewayErrors;
