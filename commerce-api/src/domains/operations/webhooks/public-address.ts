/** Where a webhook may go: to public addresses by https, never into the shop's own network. Source: docs/decisions/0218. */
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose addresses that are no host of the internet. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within global unicast: special purposes, and tunnels that lead to an IPv4 address. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function blockListOf(networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

const specialV4 = blockListOf(SPECIAL_V4, 'ipv4');
const specialV6 = blockListOf(SPECIAL_V6, 'ipv6');
const globalV6 = blockListOf([['2000::', 3]], 'ipv6');
const loopbackV4 = blockListOf([['127.0.0.0', 8]], 'ipv4');

/** `::1`, `127.0.0.1`: this machine. */
const isLoopback = (address: string): boolean =>
  isIP(address) === 4 ? loopbackV4.check(address, 'ipv4') : address === '::1';

/** Whether a resolved address may be connected to. @param allowsLoopback in a demo and in tests */
export function isAllowedAddress(address: string, allowsLoopback: boolean): boolean {
  if (allowsLoopback && isLoopback(address)) return true;
  if (isIP(address) === 4) return !specialV4.check(address, 'ipv4');
  return isIP(address) === 6 && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

/** The host of a URL as a name or an address; IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Why an address is none of a webhook, as a key of `validation`; null when it may be one. What a name resolves to is checked
 * at each sending.
 */
export function addressRefusal(text: string, allowsLoopback: boolean): 'webhook_address' | 'webhook_private' | null {
  if (!URL.canParse(text)) return 'webhook_address';
  const url = new URL(text);
  const host = hostOf(url);
  const isOnThisMachine = allowsLoopback && (host === 'localhost' || isLoopback(host));
  const isPlain = url.protocol === 'http:' && isOnThisMachine;
  if ((url.protocol !== 'https:' && !isPlain) || url.username !== '' || url.password !== '') return 'webhook_address';
  if (isOnThisMachine) return null;
  if (host === 'localhost' || host.endsWith('.localhost')) return 'webhook_private';
  return isIP(host) === 0 || isAllowedAddress(host, allowsLoopback) ? null : 'webhook_private';
}
