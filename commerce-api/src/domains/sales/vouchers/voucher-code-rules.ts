/** Codes of vouchers: letters and digits that are not mistaken for each other when read out on the phone. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** The code of some random bytes: 5 bits of each, 80 in all, so that none is ever guessed. */
export function codeOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte % 32] ?? '').join('');
}

/** A code as it is stored and compared: without blanks and hyphens, in capitals. Null when it is none. */
export function normalizeVoucherCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_ALPHABET.includes(sign)) ? code : null;
}

/** A code as people see it: in groups of four. */
export function showVoucherCode(code: string): string {
  return code.replace(GROUP, '$&-');
}

/** A masked code, for texts that others may see too: its end only. */
export function maskVoucherCode(code: string): string {
  return `…${code.slice(-4)}`;
}
