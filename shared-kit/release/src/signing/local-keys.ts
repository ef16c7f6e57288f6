import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderReleaseStore } from '../folder-release-store';
import { makeSigningKey, type SigningKey } from './release-signature';
import { signReleases, unsignedReleases } from './sign-releases';
import { readSigningKey, writeSigningKey } from './signing-key-file';
import { readTrustedKeys, type TrustedKey } from './trusted-keys';

/** The key files of a data folder, which release commands and the page server of `npm start` use by default. */
export function localKeyFiles(dataFolder: string): { signingKey: string; trustedKeys: string } {
  return {
    signingKey: join(dataFolder, 'release-signing-key.pem'),
    trustedKeys: join(dataFolder, 'release-keys.json'),
  };
}

/**
 * The key of a data folder, valid for all modules; further keys may be added to the list. It is created on the first
 * start. Releases already in the store, from a version before signatures, are then signed once, so that they stay
 * deployed and rollbacks to them stay possible.
 */
export async function ensureLocalKeys(dataFolder: string): Promise<{ key: SigningKey; trustedKeysFile: string }> {
  const files = localKeyFiles(dataFolder);
  const key = existsSync(files.signingKey) ? readSigningKey(files.signingKey) : await makeKey(dataFolder);
  const listed = existsSync(files.trustedKeys) ? readTrustedKeys(files.trustedKeys) : [];
  if (!listed.some(({ publicKey }) => publicKey === key.publicKey)) {
    const own: TrustedKey = { name: 'this data folder', publicKey: key.publicKey, modules: '*' };
    replaceFile(files.trustedKeys, `${JSON.stringify({ keys: [...listed, own] }, null, 2)}\n`);
  }
  return { key, trustedKeysFile: files.trustedKeys };
}

/** The key is written after everything is signed: an interrupted start begins again. */
async function makeKey(dataFolder: string): Promise<SigningKey> {
  const made = makeSigningKey();
  const store = new FolderReleaseStore(join(dataFolder, 'releases'));
  await signReleases(store, made, await unsignedReleases(store, null));
  const { signingKey } = localKeyFiles(dataFolder);
  const draft = `${signingKey}.${process.pid}`;
  writeSigningKey(draft, made.pem);
  renameSync(draft, signingKey);
  return made;
}

function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
