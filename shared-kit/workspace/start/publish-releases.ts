import { FolderReleaseStore, publishAndPromote, type SigningKey } from '@aksamit/release';
import { API_VERSION } from '../../../commerce-api/src/platform/api-version';

/**
 * Publishes built releases to a release store and promotes them all in one step, through the gate. The API that they
 * meet is the one of this workspace.
 * @param store the store's folder
 * @param signingKey signs them; null: they run where no keys are required
 * @returns `module@version` of each
 * @throws with the gate's findings when they do not fit each other or the deployed releases
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
