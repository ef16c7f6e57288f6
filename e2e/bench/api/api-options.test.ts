import { apiBenchOptions } from './api-options';
import { CALL_NAMES, WANTED_CALLS } from './call-names';

test('without options: the wanted calls, 1, 20 and 100 clients, data at scale 1, 10 and 100', () => {
  expect(apiBenchOptions({})).toMatchObject({
    calls: WANTED_CALLS,
    clients: [1, 20, 100],
    scales: [1, 10, 100],
    isCompared: true,
  });
});

test('a quick run is shorter in each way, and given options take precedence', () => {
  const [thorough, quick] = [apiBenchOptions({}), apiBenchOptions({ quick: true, scales: '10,1,10' })];
  expect(quick.seconds * quick.rounds).toBeLessThan(thorough.seconds);
  expect(quick.scales).toEqual([1, 10]);
  expect(quick.isCompared).toBe(false);
});

test('calls by name, or all of them', () => {
  expect(apiBenchOptions({ calls: 'order,list' }).calls).toEqual(['order', 'list']);
  expect(apiBenchOptions({ calls: 'all' }).calls).toEqual(CALL_NAMES);
});

test.each([
  [{ calls: 'list,orders' }, /"orders": choose all, or from list, detail/],
  [{ clients: '1,none' }, /--clients 1,none is no list of whole numbers/],
  [{ scales: '0' }, /--scales 0 is no list/],
  [{ scales: '1.5' }, /--scales 1.5 is no list/],
])('%j is refused with a sentence', (given, sentence) => {
  expect(() => apiBenchOptions(given)).toThrow(sentence);
});
