/** The hooks on persons run in the order in which their rows are locked elsewhere. */
import { personalDataOrder } from '../platform/personal-data';
import { domains, personalData } from './index';

const namesOf = (hook: 'purge' | 'anonymize' | 'link' | 'anonymizeOrders') => {
  const order = personalDataOrder(personalData);
  const own = (hook === 'purge' ? order.purge : order.change).filter((one) => one[hook]);
  return own.map((one) => domains.find((domain) => domain.personalData === one)?.name);
};

test('holds are released while the lines that name them are there', () => {
  expect(namesOf('purge')).toEqual(['operations', 'catalogue', 'people', 'booking', 'sales']);
});

test('orders are changed before their visits', () => {
  expect(namesOf('anonymize')).toEqual(['sales', 'booking', 'catalogue']);
  expect(namesOf('link')).toEqual(['sales', 'booking']);
  expect(namesOf('anonymizeOrders')).toEqual(['sales', 'booking']);
});
