import { RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { Bus, shellTopicIds, type TopicValue } from '@aksamit/module-sdk/bus';
import { listRecentlySeen } from './recently-seen';

type Step = TopicValue<'commerce'>;

function page() {
  const bus = new Bus({ development: true, onViolation: () => undefined });
  listRecentlySeen(bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds }));
  const module = bus.handle('catalog', { publishes: ['commerce'] });
  return (id: string, change: Partial<Step> & { itemType?: Step['items'][number]['itemType'] } = {}) => {
    const { itemType = 'product', ...step } = change;
    const item = { itemType, id, name: 'Łydki', category: 'Depilacja', quantity: 1, price: 100 };
    module.publish('commerce', { event: 'view_item', currency: 'PLN', value: 100, items: [item], ...step });
  };
}
const listed = () => JSON.parse(localStorage.getItem(RECENTLY_SEEN_KEY) ?? '[]');
beforeEach(() => localStorage.clear());

test('treatments and packages are listed, the last one first, once each', () => {
  const see = page();
  see('1');
  see('2', { itemType: 'package' });
  see('1');
  expect(listed()).toEqual(['1', '2']);
});

test('twelve are enough', () => {
  const see = page();
  for (let id = 1; id <= 14; id += 1) see(String(id));
  expect(listed()).toHaveLength(12);
  expect(listed()[0]).toBe('14');
});

test('lists, other steps and what is no treatment are not listed', () => {
  const see = page();
  see('1', { event: 'view_item_list', listName: 'Strefa' });
  see('2', { event: 'add_to_cart' });
  see('3', { itemType: 'bundle' });
  expect(listed()).toEqual([]);
});

test('a list that somebody spoiled begins anew', () => {
  localStorage.setItem(RECENTLY_SEEN_KEY, '{');
  page()('7');
  expect(listed()).toEqual(['7']);
});
