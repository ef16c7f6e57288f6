import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCanary } from '../canary';
import { FolderReleaseStore } from '../folder-release-store';
import { promote } from '../promote';
import { publish, publishAndPromote } from '../publish';
import { type ReleaseStore, ReleaseUntrustedError } from '../release-store';
import { rollBack } from '../rollback';
import { type TestRelease, writeTestRelease } from '../testing/test-releases';
import { authenticReleases } from './authentic-releases';
import { ensureLocalKeys } from './local-keys';
import { isSignatureOf, makeSigningKey, parseSigningKey, signManifest } from './release-signature';
import { readTrustedKeys, type TrustedKey } from './trusted-keys';

let dataFolder: string;
let store: FolderReleaseStore;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'authentic-'));
  store = new FolderReleaseStore(join(dataFolder, 'releases'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const built = (release: TestRelease) => writeTestRelease(join(dataFolder, 'built'), release);
const manifestFile = (id: string) => join(dataFolder, 'releases', id, 'manifest.json');

async function rewriteManifest(id: string): Promise<void> {
  await writeFile(manifestFile(id), `${await readFile(manifestFile(id), 'utf8')} `);
}

/** Removes the pins, as if an older release command had written the record. */
async function unpin(): Promise<void> {
  const { revision, modules, history } = await store.readChannel('stable');
  const old = history.map(({ manifest: _, ...event }) => event);
  expect(await store.compareAndSwapChannel('stable', revision, { modules, history: old })).toBe(true);
}

const untrusted = (reading: ReleaseStore, id = '1.0.0') =>
  expect(reading.readManifest('catalog', id)).rejects.toThrow(ReleaseUntrustedError);

test('a signature is of one text by one key, and its private key can be kept as a file', () => {
  const key = makeSigningKey();
  const signature = signManifest('text', parseSigningKey(key.pem));
  expect(isSignatureOf('text', signature)).toBe(true);
  expect(isSignatureOf('text ', signature)).toBe(false);
  expect(isSignatureOf('text', { ...signature, publicKey: makeSigningKey().publicKey })).toBe(false);
});

test('a version that is or was deployed, or is a canary, is read only as it was when it became so', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(store, [await built({ name: 'catalog', version })]);
  await promote(store, { catalog: '1.0.0' });
  await promote(store, { catalog: '1.1.0' });
  await setCanary(store, { module: 'catalog', version: '1.2.0', share: 5 });
  const reading = authenticReleases(store, null);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    expect((await reading.readManifest('catalog', version)).version).toBe(version);
    await rewriteManifest(`catalog/${version}`);
    await untrusted(reading, version);
  }
});

test('pins hold although the other channel cannot be read', async () => {
  await publishAndPromote(store, await built({ name: 'catalog' }));
  await store.compareAndSwapChannel('canary', 0, { modules: {}, history: [] });
  await writeFile(join(dataFolder, 'releases/channels/canary/00000002.json'), '{');
  const reading = authenticReleases(store, null);
  expect((await reading.readManifest('catalog', '1.0.0')).name).toBe('catalog');
  await rewriteManifest('catalog/1.0.0');
  await untrusted(reading);
});

test('promoting again pins what a version before this one made live', async () => {
  await publishAndPromote(store, await built({ name: 'catalog' }));
  await unpin();
  expect((await store.readChannel('stable')).manifests).toEqual({});
  const { changed } = await promote(store, { catalog: '1.0.0' });
  expect(changed).toEqual([]);
  await rewriteManifest('catalog/1.0.0');
  await untrusted(authenticReleases(store, null));
});

test('the first start with keys signs what an older version published; it stays live and can be gone back to', async () => {
  await publishAndPromote(store, await built({ name: 'catalog' }));
  await publishAndPromote(store, await built({ name: 'catalog', version: '1.1.0' }));
  await unpin();
  const { key, trustedKeysFile } = await ensureLocalKeys(dataFolder);
  const keys = readTrustedKeys(trustedKeysFile);
  expect(keys).toEqual([{ name: 'this data folder', publicKey: key.publicKey, modules: '*' }]);
  expect((await stat(join(dataFolder, 'release-signing-key.pem'))).mode & 0o777).toBe(0o600);
  const reading = authenticReleases(store, keys);
  expect((await reading.readManifest('catalog', '1.1.0')).version).toBe('1.1.0');
  await rollBack(reading, { catalog: null });
  expect((await reading.readManifest('catalog', '1.0.0')).version).toBe('1.0.0');
  // Signing happens only once: a release that comes into the store later is not signed by another start.
  await store.publish(await built({ name: 'catalog', version: '1.2.0' }));
  expect((await ensureLocalKeys(dataFolder)).key.publicKey).toBe(key.publicKey);
  await untrusted(reading, '1.2.0');
});

test('a key that was added to the list stays on it, and a lost local key is replaced', async () => {
  const { trustedKeysFile } = await ensureLocalKeys(dataFolder);
  const own = readTrustedKeys(trustedKeysFile);
  const team: TrustedKey = { name: 'team', publicKey: makeSigningKey().publicKey, modules: ['catalog'] };
  await writeFile(trustedKeysFile, JSON.stringify({ keys: [...own, team] }));
  await rm(join(dataFolder, 'release-signing-key.pem'));
  const { key } = await ensureLocalKeys(dataFolder);
  expect(readTrustedKeys(trustedKeysFile).map(({ publicKey }) => publicKey)).toEqual([
    own[0]?.publicKey,
    team.publicKey,
    key.publicKey,
  ]);
});

test('publishing refuses what page servers would not run, and signs what is in the store unsigned', async () => {
  const [team, other] = [makeSigningKey(), makeSigningKey()];
  const trustedKeys: TrustedKey[] = [
    { name: 'team', publicKey: team.publicKey, modules: ['catalog'] },
    { name: 'other', publicKey: other.publicKey, modules: ['panel'] },
  ];
  const reading = authenticReleases(store, trustedKeys);
  const folder = await built({ name: 'catalog' });
  await expect(publish(reading, [folder], { trustedKeys })).rejects.toThrow('there is no key to sign it with');
  await expect(publish(reading, [folder], { trustedKeys, signingKey: other })).rejects.toThrow(
    'the key that signs it is not listed for catalog',
  );
  expect(await store.listVersions('catalog')).toEqual([]);
  await store.publish(folder);
  await untrusted(reading);
  await expect(promote(reading, { catalog: '1.0.0' })).rejects.toThrow('it is not signed');
  const { published } = await publish(reading, [folder], { trustedKeys, signingKey: team });
  expect(published).toMatchObject([{ isNew: false }]);
  await promote(reading, { catalog: '1.0.0' });
  const forged = signManifest(await store.readManifestText('catalog', '1.0.0'), other);
  await rm(join(dataFolder, 'releases/signatures'), { recursive: true });
  await store.addSignature('catalog', '1.0.0', { ...forged, publicKey: team.publicKey });
  await untrusted(reading);
});
