import { API_VERSION } from '../../../commerce-api/src/platform/api-version';
import { FolderReleaseStore, publishAndPromote, type SigningKey } from '../../../shell/src/releases';

/**
 * Takes built releases into a release store and makes all of them live in one step, through the gate. The API that
 * they meet is the one of this workspace.
 * @param store the store's folder
 * @param signingKey signs them; null: they run where no keys are asked for
 * @returns `module@version` of each
 * @throws with what the gate says when they do not fit each other or what is live beside them
 */
export async function publishReleases(
  store: string,
  folders: string[],
  signingKey: SigningKey | null = null,
): Promise<string[]> {
  const { published } = await publishAndPromote(new FolderReleaseStore(store), folders, {
    apiVersions: [API_VERSION],
    signingKey,
    reason: 'started from these sources',
  });
  return published.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
}
