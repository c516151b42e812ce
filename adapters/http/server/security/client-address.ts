import { isIPv6 } from 'node:net';

/** Whom an address stands for: a home has one IPv4 address, but 2^64 of IPv6, told apart by their first half. */
export function clientOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])];
  return `${all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
