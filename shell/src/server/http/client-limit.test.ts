import fc from 'fast-check';
import { ClientLimit } from './client-limit';

test('a client may so often at once, and evenly from then on; others are not concerned', () => {
  let now = 0;
  const limit = new ClientLimit({ perMinute: 3, now: () => now });
  const taken = (client: string) => [1, 2, 3, 4].map(() => limit.take(client));
  expect(taken('1.2.3.4')).toEqual([true, true, true, false]);
  expect(taken('1.2.3.5')).toEqual([true, true, true, false]);
  now += 20_000;
  expect([limit.take('1.2.3.4'), limit.take('1.2.3.4')]).toEqual([true, false]);
  limit.giveBack('1.2.3.4');
  expect([limit.take('1.2.3.4'), limit.take('1.2.3.4')]).toEqual([true, false]);
  now += 3_600_000;
  limit.giveBack('1.2.3.4');
  expect(taken('1.2.3.4')).toEqual([true, true, true, false]);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['::ffff:1.2.3.4', '1.2.3.4', true],
  ['::1', '127.0.0.1', false],
])('%s and %s are one client: %s', (one, other, isOne) => {
  const limit = new ClientLimit({ perMinute: 1, now: () => 0 });
  expect([limit.take(one), limit.take(other)]).toEqual([true, !isOne]);
});

test('however many clients come, no more are counted than there is room for, and none may more often', () => {
  const clients = fc.array(fc.nat(30), { maxLength: 200 });
  const property = fc.property(clients, fc.integer({ min: 1, max: 5 }), (given, perMinute) => {
    const limit = new ClientLimit({ perMinute, now: () => 0, mostClients: 31 });
    const allowed = given.filter((client) => limit.take(`10.0.0.${client}`));
    for (const client of new Set(given)) {
      const times = (list: number[]) => list.filter((one) => one === client).length;
      expect(times(allowed)).toBe(Math.min(perMinute, times(given)));
    }
  });
  fc.assert(property, { seed: 1 });
  const small = new ClientLimit({ perMinute: 1, now: () => 0, mostClients: 2 });
  expect(['a', 'b', 'c', 'b', 'a'].map((client) => small.take(client))).toEqual([true, true, true, false, true]);
});
