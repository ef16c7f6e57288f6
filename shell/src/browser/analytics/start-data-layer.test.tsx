import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { startDataLayer } from './start-data-layer';

const step = { event: 'view_item' as const, currency: 'PLN', value: 100, items: [] };

function page() {
  delete window.dataLayer;
  const bus = new Bus({
    development: true,
    onViolation: ({ message }) => {
      throw new Error(message);
    },
  });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const module = bus.handle('catalog', { publishes: ['commerce'] });
  startDataLayer(shell);
  const decide = (analytical: boolean, decided = true) =>
    shell.publish('consent', { decided, analytical, marketing: false });
  const events = () => (window.dataLayer ?? []).flatMap(({ event }) => event ?? []);
  return { decide, events, shop: () => module.publish('commerce', step) };
}

test('nothing is handed over before somebody agrees, then what waited and what comes', () => {
  const { decide, events, shop } = page();
  decide(false, false);
  shop();
  expect(window.dataLayer).toBeUndefined();
  decide(true);
  expect(events()).toEqual(['view_item']);
  shop();
  expect(events()).toEqual(['view_item', 'view_item']);
});

test('a refusal drops what waited and lets nothing through, also when it comes after a consent', () => {
  const { decide, events, shop } = page();
  decide(false, false);
  shop();
  decide(false);
  shop();
  expect(window.dataLayer).toBeUndefined();
  decide(true);
  expect(events()).toEqual([]);
  shop();
  decide(false);
  shop();
  expect(events()).toEqual(['view_item']);
});
