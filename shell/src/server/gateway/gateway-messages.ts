import { type GatewayErrorCode, gatewayErrors } from '@aksamit/contracts';
import type { LocaleCode } from '@aksamit/contracts/platform';

export type { GatewayErrorCode };

/** The gateway's own error messages, in the visitor's language. */
export function gatewayError(code: GatewayErrorCode, locale: LocaleCode): { code: string; message: string } {
  return { code, message: gatewayErrors[code][locale] };
}
