import { ApiError } from './api-error';
import { FailureLimit } from './failure-limit';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

function refusalOf(limit: FailureLimit, address: string, now: Date): unknown {
  try {
    limit.requireFew(address, now);
    return null;
  } catch (error) {
    return error instanceof ApiError ? [error.status, error.options.headers?.['retry-after']] : error;
  }
}

const failing = (limit: FailureLimit, address: string, times: number, now: Date) => {
  for (let n = 0; n < times; n += 1) limit.count(address, now);
};

test('an address is refused once it has failed too often, until its window is over', () => {
  const limit = new FailureLimit({ limit: 3, windowMs: 60_000 });
  failing(limit, '203.0.113.7', 2, at(0));
  expect(refusalOf(limit, '203.0.113.7', at(1))).toBeNull();
  failing(limit, '203.0.113.7', 1, at(20));
  expect(refusalOf(limit, '203.0.113.7', at(20))).toEqual([429, '40']);
  expect(refusalOf(limit, '203.0.113.7', at(59.5))).toEqual([429, '1']);
  expect(refusalOf(limit, '203.0.113.7', at(60))).toBeNull();
  failing(limit, '203.0.113.7', 1, at(61));
  expect(refusalOf(limit, '203.0.113.7', at(61))).toBeNull();
});

test('others are not; addresses of one IPv6 network are one', () => {
  const limit = new FailureLimit({ limit: 1, windowMs: 60_000 });
  failing(limit, '203.0.113.7', 5, at(0));
  failing(limit, '2001:db8:1:2::3', 1, at(0));
  expect(refusalOf(limit, '203.0.113.8', at(0))).toBeNull();
  expect(refusalOf(limit, '2001:db8:1:2:ffff::9', at(0))).toEqual([429, '60']);
  expect(refusalOf(limit, '2001:db8:1:3::3', at(0))).toBeNull();
});

test('it remembers no more addresses than it may, the latest', () => {
  const limit = new FailureLimit({ limit: 1, windowMs: 60_000, mostAddresses: 3 });
  for (const last of [1, 2, 3, 1, 4]) failing(limit, `203.0.113.${last}`, 1, at(0));
  expect(limit.size).toBe(3);
  expect([1, 2, 3, 4].map((last) => refusalOf(limit, `203.0.113.${last}`, at(0)) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
