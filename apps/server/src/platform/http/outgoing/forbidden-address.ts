import { BlockList, isIP } from 'node:net';

/** Addresses that are not of the open internet: this machine, private networks, link-local (cloud metadata), reserved. */
const forbidden = new BlockList();
const v4: readonly (readonly [string, number])[] = [
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
/** Everything outside 2000::/3 is special; inside it, ranges that lead back to IPv4 or nowhere. */
const v6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, bits] of v4) forbidden.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of v6) forbidden.addSubnet(net, bits, 'ipv6');
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address must not be called from here. What is no address is forbidden. */
export function isForbidden(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return forbidden.check(address, 'ipv4');
  if (family !== 6) return true;
  return !openV6.check(address, 'ipv6') || forbidden.check(address, 'ipv6');
}
