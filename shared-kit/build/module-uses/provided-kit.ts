import { PROVIDED_KIT, SDK } from '../shared-packages';

/** Exports of the kit that the shell provides to all modules, by subpath: what a module may call at most. */
export async function providedKit(): Promise<Record<string, string[]>> {
  const entries = PROVIDED_KIT.map(async (subpath): Promise<[string, string[]]> => {
    const exported: object = await import(`${SDK}/${subpath}`);
    return [subpath, Object.keys(exported).sort()];
  });
  return Object.fromEntries(await Promise.all(entries));
}
