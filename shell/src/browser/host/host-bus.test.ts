import { topics } from '@aksamit/contracts/topics';
import { Bus, BusState, shellTopicIds } from '@aksamit/module-sdk/bus';
import { HOST_STATES, hostBusHandle } from './host-bus';

const claims = { publishes: shellTopicIds, reads: shellTopicIds };
const toast = { type: 'info', message: 'Saved.' } as const;

test('the host knows which topics of the shell are states, and all in their first version', () => {
  const own = Object.entries(topics).filter(([, { owner }]) => owner === 'shell');
  expect(HOST_STATES).toEqual(own.map(([name]) => name));
  expect(own.map(([, { kind, version }]) => `${kind} ${version}`)).toEqual(own.map(() => 'state 1'));
  expect(shellTopicIds.filter((id) => !id.endsWith('@1'))).toEqual([]);
});

test('what the host published is on the bus that modules get later, and both see what follows', () => {
  const state = new BusState();
  const host = hostBusHandle(state);
  host.publish('locale', 'en');
  const ofHost: unknown[] = [];
  host.observe('toast').subscribe((value) => ofHost.push(value));
  const bus = new Bus({ development: true, onViolation: () => undefined }, state);
  const received: unknown[] = [];
  bus
    .handle('panel')
    .observe('locale')
    .subscribe((value) => received.push(value));
  host.publish('locale', 'pl');
  bus.handle('panel', { publishes: ['toast'] }).publish('toast', toast);
  expect(received).toEqual(['en', 'pl']);
  expect(ofHost).toEqual([toast]);
  expect(bus.latest).toMatchObject([{ module: 'shell', id: 'locale@1', value: 'pl' }]);
});

test('the host and a module’s build give a subscriber the same order', () => {
  const state = new BusState();
  const host = hostBusHandle(state);
  const shell = new Bus({ development: true, onViolation: () => undefined }, state).handle('shell', claims);
  const seen: string[] = [];
  host
    .observe('toast')
    .subscribe(({ message }) => message === 'first' && host.publish('toast', { ...toast, message: 'second' }));
  shell.observe('toast').subscribe(({ message }) => seen.push(message));
  shell.publish('toast', { ...toast, message: 'first' });
  expect(seen).toEqual(['first', 'second']);
});

test('an event is not repeated, an ended subscription receives nothing, and values cannot be changed', () => {
  const host = hostBusHandle(new BusState());
  host.publish('toast', toast);
  const seen: unknown[] = [];
  const subscription = host.observe('toast').subscribe((value) => seen.push(value));
  host.publish('toast', { ...toast, message: 'again' });
  subscription.unsubscribe();
  host.publish('toast', toast);
  expect(seen).toEqual([{ ...toast, message: 'again' }]);
  expect(Object.isFrozen(seen[0])).toBe(true);
});

test('a subscriber that throws takes nothing from the host', () => {
  jest.useFakeTimers();
  const host = hostBusHandle(new BusState());
  host.publish('locale', 'pl');
  host.observe('locale').subscribe(() => {
    throw new Error('broken');
  });
  const seen: unknown[] = [];
  host.observe('locale').subscribe((value) => seen.push(value));
  expect(seen).toEqual(['pl']);
  expect(() => jest.runAllTimers()).toThrow('broken');
  jest.useRealTimers();
});
