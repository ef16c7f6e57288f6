import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** An island with what the build needs to know of it. */
export interface DeclaredIsland {
  name: string;
  /** Absolute path of its file. */
  file: string;
}

export const ISLAND_FILE = /\.island\.tsx$/;

/** Folder of a module's island files. */
export const islandsFolder = (folder: string): string => join(folder, 'src', 'islands');

/** Absolute paths of a module's island files, by name. */
export function islandFiles(folder: string): string[] {
  const islands = islandsFolder(folder);
  if (!existsSync(islands)) return [];
  const names = readdirSync(islands).filter((name) => ISLAND_FILE.test(name));
  return names.sort().map((name) => join(islands, name));
}

/** The data of a definition (`declarationSource`). */
const fileIsland = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  component: z.string(),
  texts: z
    .array(z.string(), 'are missing: { pl, en }')
    .refine((given) => ['pl', 'en'].every((one) => given.includes(one)), 'must be an object literal { pl, en }'),
  load: z.literal(true).optional(),
  starts: z.enum(['touch', 'seen']).optional(),
  group: z.string().optional(),
});

/**
 * The islands that files define.
 * @param exported what each file exports as default, reduced to data
 * @throws when one does not fit, or two have one name; names the file
 */
export function readIslands(folder: string, files: readonly string[], exported: readonly unknown[]): DeclaredIsland[] {
  const islands = files.map((file, index) => readIsland(folder, file, exported[index]));
  for (const [index, { name, file }] of islands.entries()) {
    const earlier = islands.slice(0, index).find((one) => one.name === name);
    if (!earlier) continue;
    const [one, other] = [earlier.file, file].map((path) => relative(folder, path));
    throw new Error(`Failed to read ${other}: island "${name}" is defined in ${one} too. Give each a name of its own.`);
  }
  return islands;
}

function readIsland(folder: string, file: string, exported: unknown): DeclaredIsland {
  const parsed = fileIsland.safeParse(exported);
  if (parsed.success) return { name: parsed.data.name, file };
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'definition';
  throw new Error(
    `Failed to read ${relative(folder, file)}: island "${Object(exported).name}", ${field}: ${issue?.message}.`,
  );
}
