import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

const PEERS_CACHED = 1_000;

/** Checks whether a peer's address is one of the proxies in front; entries are addresses, networks, or `loopback`. */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one])))
    addEntry(list, entry);
  const check = (address: string): boolean => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
  // The list parses an address anew each time; peers send many requests.
  const known = new LRUCache<string, boolean>({ max: PEERS_CACHED });
  return (address) => {
    const isTrusted = known.get(address) ?? check(address);
    known.set(address, isTrusted);
    return isTrusted;
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  const length = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits);
  if (family === 0 || !Number.isInteger(length) || length < 0 || length > (family === 6 ? 128 : 32)) {
    throw new Error(`Failed to read TRUSTED_PROXIES: "${entry}" is no address or network. Use forms like 10.0.0.0/8.`);
  }
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
}
