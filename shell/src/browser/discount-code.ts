import type { LocaleCode } from '@aksamit/contracts/platform';
import { sendToApi } from '@aksamit/module-sdk/api';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { createPlainTexts } from '@aksamit/module-sdk/i18n';
import en from '../locales/discount-code/en.json';
import pl from '../locales/discount-code/pl.json';

const STORAGE_KEY = 'cartDiscountCode';

/**
 * Saves the discount code of a page opened with `?code=`, or shows why it was refused. The parameter is then removed
 * from the address. Source: specification, commerce core, sections 2 and 7.
 */
export async function saveDiscountCode(input: {
  bus: PlainBusHandle;
  http: HttpClient;
  locale: LocaleCode;
}): Promise<void> {
  const { bus, http, locale } = input;
  const url = new URL(location.href);
  const code = url.searchParams.get('code')?.trim();
  if (!code) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  const t = createPlainTexts(locale, { pl, en });
  try {
    await sendToApi(http, 'POST /discount-codes/verify', { body: { code }, needsVisitor: true });
    localStorage.setItem(STORAGE_KEY, code);
    bus.publish('discount-code.saved', { code });
    bus.publish('toast', { type: 'info', message: t('saved', { code }) });
  } catch (error) {
    bus.publish('toast', { type: 'alert', message: t(reasonOf(error), { code }) });
  }
}

/** Translation key of a refusal's message. Source: specification, error catalogue, section 8. */
function reasonOf(error: unknown): string {
  if (!isHttpError(error)) return 'failed';
  if (error.code === 'expired' || error.code === 'limit_reached') return error.code;
  return error.code === 'not_found' || error.code === 'validation_failed' ? 'invalid' : 'failed';
}
