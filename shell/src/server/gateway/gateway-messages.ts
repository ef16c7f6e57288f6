import { type GatewayErrorCode, gatewayErrors } from '@aksamit/shared-kit/contracts';
import type { LocaleCode } from '@aksamit/shared-kit/contracts/platform';

export type { GatewayErrorCode };

/** The gateway's own error messages, in the visitor's language. */
export function gatewayError(code: GatewayErrorCode, locale: LocaleCode): { code: string; message: string } {
  return { code, message: gatewayErrors[code][locale] };
}
