import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { startDataLayer } from './start-data-layer';
import { startTagManager } from './start-tag-manager';

const ADDRESS = '/sandbox/tag-manager/gtm.js?id=GTM-TEST';
const step = { event: 'view_item' as const, currency: 'PLN', value: 100, items: [] };

function page(address: string | null = ADDRESS) {
  delete window.dataLayer;
  document.head.replaceChildren();
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const module = bus.handle('catalog', { publishes: ['commerce'] });
  startTagManager(shell, address ?? undefined);
  startDataLayer(shell);
  const decide = (analytical: boolean, marketing: boolean, decided = true) =>
    shell.publish('consent', { decided, analytical, marketing });
  return { decide, shop: () => module.publish('commerce', step) };
}
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** `consent update` or the event's name, in order. */
const pushed = () =>
  (window.dataLayer ?? []).flatMap((entry) => (entry.length === 3 ? `${entry[0]} ${entry[1]}` : (entry.event ?? [])));
const latestConsent = () => window.dataLayer?.findLast((entry) => entry[1] === 'update')?.[2];

test('nothing is loaded or pushed before a decision, and nothing after a refusal', () => {
  const { decide, shop } = page();
  decide(false, false, false);
  shop();
  decide(false, false);
  shop();
  expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
});

test('consent loads it once: denied by default, granted as agreed, then what waited', () => {
  const { decide, shop } = page();
  decide(false, false, false);
  shop();
  decide(true, false);
  decide(true, true);
  expect(scripts()).toEqual([ADDRESS]);
  expect(pushed()).toEqual(['consent default', 'consent update', 'gtm.js', 'view_item', 'consent update']);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  expect(latestConsent()).toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted' });
});

test('marketing alone loads it, and steps are not among what was agreed to', () => {
  const { decide, shop } = page();
  decide(false, true);
  shop();
  expect(scripts()).toEqual([ADDRESS]);
  expect(latestConsent()).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
  expect(pushed()).not.toContain('view_item');
});

test('a consent that is taken back denies everything and stops the steps', () => {
  const { decide, shop } = page();
  decide(true, true);
  decide(false, false);
  shop();
  expect(latestConsent()).toMatchObject({ analytics_storage: 'denied', ad_user_data: 'denied' });
  expect(pushed()).toEqual(['consent default', 'consent update', 'gtm.js', 'consent update']);
});

test('a market without a container loads nothing, whatever is agreed to', () => {
  const { decide, shop } = page(null);
  decide(true, true);
  shop();
  expect([scripts(), pushed()]).toEqual([[], ['view_item']]);
});
