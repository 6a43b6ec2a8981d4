import { BlockList, isIP } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns whether an address is among addresses and ranges (`203.0.113.7`, `2001:db8::/48`); everything is among none. */
export function isAllowedFrom(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true;
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(net, family(net));
    else list.addSubnet(net, Number(bits), family(net));
  }
  return list.check(address, family(address));
}
