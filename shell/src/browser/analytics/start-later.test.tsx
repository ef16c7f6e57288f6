import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { waitFor } from '@testing-library/dom';
import { startAnalyticsLater } from './start-later';

const step = { event: 'view_item' as const, currency: 'PLN', value: 100, items: [] };

function page() {
  delete window.dataLayer;
  const onViolation = ({ message }: { message: string }) => {
    throw new Error(message);
  };
  const bus = new Bus({ development: true, onViolation });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const module = bus.handle('catalog', { publishes: ['commerce'] });
  startAnalyticsLater(shell, undefined);
  const decide = (analytical: boolean, marketing = false) =>
    shell.publish('consent', { decided: true, analytical, marketing });
  const events = () => (window.dataLayer ?? []).flatMap(({ event }) => event ?? []);
  return { decide, events, shop: () => module.publish('commerce', step) };
}

test('steps from before the decision and while the script is loaded reach the data layer once', async () => {
  const { decide, events, shop } = page();
  shop();
  decide(true);
  shop();
  await waitFor(() => expect(events()).toEqual(['view_item', 'view_item']));
  shop();
  expect(events()).toHaveLength(3);
});

test('a refusal drops what was queued and loads nothing; a later consent starts with the next step', async () => {
  const { decide, events, shop } = page();
  shop();
  decide(false);
  shop();
  expect(window.dataLayer).toBeUndefined();
  decide(true);
  shop();
  await waitFor(() => expect(events()).toEqual(['view_item']));
});
