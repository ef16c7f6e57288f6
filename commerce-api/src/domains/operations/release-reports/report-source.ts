/** The source of reports, so that one network cannot report for many visitors. No address is stored. */
import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that one household or company has at most: the address for IPv4, the first 48 bits for IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/48`;
}

/** Day in UTC, `2026-01-31`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/**
 * 16 bytes that identify a network on one day; without the secret they cannot be traced back, and they change daily.
 */
export function sourceOf(address: string, day: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`report-source.${day}.${networkOf(address)}`)
    .digest()
    .subarray(0, 16);
}
