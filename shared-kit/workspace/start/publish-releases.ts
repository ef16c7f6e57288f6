import { FolderReleaseStore, publishAndPromote } from '../../../shell/src/releases';

/**
 * Takes built releases into a release store and makes them live.
 * @param store the store's folder
 * @returns `module@version` of each
 */
export async function publishReleases(store: string, folders: string[]): Promise<string[]> {
  const releases = new FolderReleaseStore(store);
  const live: string[] = [];
  for (const folder of folders) {
    const manifest = await publishAndPromote(releases, folder);
    live.push(`${manifest.name}@${manifest.version}`);
  }
  return live;
}
