import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isSignatureOf, publicKeyText, type ReleaseSignature } from './release-signature';

/** One team's key and the modules that it is valid for. */
export const trustedKey = z.strictObject({
  /** Owner of the private key, for people. */
  name: z.string().min(1),
  publicKey: publicKeyText,
  /** Names of modules, the shell's included; "*": all. */
  modules: z.union([z.literal('*'), z.array(z.string().regex(/^[a-z][a-z0-9-]*$/)).min(1)]),
});
export type TrustedKey = z.infer<typeof trustedKey>;

/** The file that RELEASE_KEYS names. */
export const trustedKeysFile = z.strictObject({ keys: z.array(trustedKey).min(1) });

/** Reads the listed keys. Throws one sentence that names the file. */
export function readTrustedKeys(file: string): TrustedKey[] {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`Failed to read the trusted keys: ${file} cannot be read. Set RELEASE_KEYS to the file of keys.`);
  }
  try {
    return trustedKeysFile.parse(JSON.parse(content)).keys;
  } catch {
    throw new Error(
      `Failed to read the trusted keys: ${file} is no list of keys. ` +
        'Write what npm run release -- keygen prints, as {"keys": [ … ]}.',
    );
  }
}

/** Whether one of the signatures is by a listed key of this module's team. */
export function isTrusted(
  release: { module: string; manifestText: string; signatures: readonly ReleaseSignature[] },
  keys: readonly TrustedKey[],
): boolean {
  const ofModule = keys.filter(({ modules }) => modules === '*' || modules.includes(release.module));
  return release.signatures.some(
    (signature) =>
      ofModule.some(({ publicKey }) => publicKey === signature.publicKey) &&
      isSignatureOf(release.manifestText, signature),
  );
}
