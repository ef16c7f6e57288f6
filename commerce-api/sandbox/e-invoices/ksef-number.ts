import { randomBytes } from 'node:crypto';

/** CRC-8 with polynomial 0x07, as the e-invoice system ends its numbers with. */
export function crc8(text: string): string {
  let crc = 0;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : (crc << 1) & 0xff;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}

/** A number of the system: NIP, day, twelve hexadecimal digits, check. */
export function newKsefNumber(vatId: string, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const body = `${vatId}-${day}-${randomBytes(6).toString('hex').toUpperCase()}`;
  return `${body}-${crc8(body)}`;
}
