import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChannelName, InMemoryReleaseStore, promote, type ReleaseStore, setCanary } from '@aksamit/release';
import { writeTestRelease } from '@aksamit/release/testing';
import { LiveReleases } from './live-releases';
import { Problems } from './problems';

test('a canary that ended by promotion loses no visitor, even if its end is received before the promotion', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'live-releases-'));
  const store = new InMemoryReleaseStore();
  const watchers = new Map<ChannelName, Parameters<ReleaseStore['watchChannel']>[1]>();
  jest.spyOn(store, 'watchChannel').mockImplementation((channel, change) => {
    watchers.set(channel, change);
    return () => undefined;
  });
  for (const version of ['1.0.0', '1.1.0']) {
    await store.publish(await writeTestRelease(scratch, { name: 'catalog', version }));
  }
  await promote(store, { catalog: '1.0.0' });
  await setCanary(store, { module: 'catalog', version: '1.1.0', share: 100 });

  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet } as never;
  const seen: (string | undefined)[] = [];
  let notified: () => void = quiet;
  const onChange = () => {
    seen.push(live.sets?.setFor('42').modules.find(({ name }) => name === 'catalog')?.version);
    notified();
  };
  const live = new LiveReleases({ store, log, problems: new Problems(log), onChange });
  const notifyOf = async (channel: ChannelName) => watchers.get(channel)?.(await store.readChannel(channel));
  const untilSeen = async (count: number) => {
    while (seen.length < count) await new Promise<void>((resolve) => (notified = resolve));
  };
  await notifyOf('stable');
  await notifyOf('canary');
  await untilSeen(1);
  await promote(store, { catalog: '1.1.0' });
  await notifyOf('canary');
  await untilSeen(2);
  await notifyOf('stable');
  live.stop();
  await rm(scratch, { recursive: true, force: true });
  expect(seen).toEqual(['1.1.0', '1.1.0']);
});
