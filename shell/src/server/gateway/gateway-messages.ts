import { type GatewayErrorCode, gatewayErrors } from '@aksamit/shared-kit/contracts';
import type { LocaleCode } from '@aksamit/shared-kit/contracts/platform';

export type { GatewayErrorCode };

/** What the gateway itself has to say, in the reader's language. */
export function gatewayError(code: GatewayErrorCode, locale: LocaleCode): { code: string; message: string } {
  return { code, message: gatewayErrors[code][locale] };
}
