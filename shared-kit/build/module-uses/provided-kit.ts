import { SERVER_PROVIDED } from '../shared-packages';

const KIT = '@aksamit/shared-kit/';

/** Exports of the kit that the shell provides to all modules, by subpath: what a module may call at most. */
export async function providedKit(): Promise<Record<string, string[]>> {
  const subpaths = SERVER_PROVIDED.flatMap((name) => (name.startsWith(KIT) ? name.slice(KIT.length) : []));
  const entries = subpaths.map(async (subpath): Promise<[string, string[]]> => {
    const exported: object = await import(KIT + subpath);
    return [subpath, Object.keys(exported).sort()];
  });
  return Object.fromEntries(await Promise.all(entries));
}
