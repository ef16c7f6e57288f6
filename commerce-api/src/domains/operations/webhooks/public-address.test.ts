import { addressRefusal, isAllowedAddress } from './public-address';

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'no address',
])('%s is not connected to', (address) => {
  expect(isAllowedAddress(address, false)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111', '2a00:1450::1'])('%s is', (address) => {
  expect(isAllowedAddress(address, false)).toBe(true);
});

test('this machine is one in a demo alone', () => {
  expect([isAllowedAddress('127.0.0.1', true), isAllowedAddress('::1', true)]).toEqual([true, true]);
  expect(isAllowedAddress('10.0.0.1', true)).toBe(false);
});

test.each([
  ['https://partner.example/hooks?a=1', null, null],
  ['https://8.8.8.8:8443/', null, null],
  ['http://partner.example/', 'webhook_address', 'webhook_address'],
  ['ftp://partner.example/', 'webhook_address', 'webhook_address'],
  ['partner.example', 'webhook_address', 'webhook_address'],
  ['https://user:word@partner.example/', 'webhook_address', 'webhook_address'],
  ['https://10.0.0.1/', 'webhook_private', 'webhook_private'],
  ['https://[fe80::1]/', 'webhook_private', 'webhook_private'],
  ['https://2130706433/', 'webhook_private', null],
  ['https://localhost/', 'webhook_private', null],
  ['http://127.0.0.1:9000/', 'webhook_address', null],
  ['http://[::1]:9000/', 'webhook_address', null],
])('%s: in production %s, in a demo %s', (url, production, demo) => {
  expect([addressRefusal(url, false), addressRefusal(url, true)]).toEqual([production, demo]);
});
