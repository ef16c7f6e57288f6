import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type FragmentOffer, fragmentOffer } from '@aksamit/contracts/platform';
import { z } from 'zod';

/** A version of a fragment with what the build needs to know of its file. */
export interface DeclaredFragment extends Pick<FragmentOffer, 'name' | 'version' | 'rendering'> {
  /** Absolute path of its file. */
  file: string;
  /** Name of its component in the file. */
  component: string;
  /** Whether its definition has a loader. */
  hasLoader: boolean;
  /** Nothing in it acts: browsers keep the server's markup. */
  isStatic: boolean;
}

export const FRAGMENT_FILE = /\.fragment\.tsx$/;

/** Folder of a module's fragment files. */
export const fragmentsFolder = (folder: string): string => join(folder, 'src', 'fragments');

/** Absolute paths of a module's fragment files, by name. */
export function fragmentFiles(folder: string): string[] {
  const fragments = fragmentsFolder(folder);
  if (!existsSync(fragments)) return [];
  const names = readdirSync(fragments).filter((name) => FRAGMENT_FILE.test(name));
  return names.sort().map((name) => join(fragments, name));
}

/** A schema of props, as far as the build reads it. Source: standardschema.dev. */
interface PropsSchema {
  '~standard': { jsonSchema: { input(options: { target: 'draft-2020-12' }): Record<string, unknown> } };
}

const propsSchema = z.custom<PropsSchema>(
  (given) => typeof Object(given)['~standard']?.jsonSchema?.input === 'function',
  'is no schema that gives a JSON Schema, such as z.object({ … }) of zod 4.2 or newer',
);

const LANGUAGES = ['pl', 'en'];

/** The data of a definition (`declarationSource`). */
const fileFragment = fragmentOffer.omit({ propsSchema: true }).extend({
  props: propsSchema,
  component: z.string(),
  texts: z
    .array(z.string(), 'are missing: { pl, en }')
    .refine((given) => LANGUAGES.every((language) => given.includes(language)), 'must be an object literal { pl, en }'),
  load: z.literal(true).optional(),
  isStatic: z.literal(true).optional(),
});

export interface FoundFragment extends DeclaredFragment {
  /** For the manifest. */
  offer: FragmentOffer;
}

/**
 * The fragment that a file defines.
 * @param exported what the file exports as default, reduced to data
 * @throws when it does not fit the contract; names the file
 */
export function readFileFragment(folder: string, file: string, exported: unknown): FoundFragment {
  const parsed = fileFragment.safeParse(exported);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `Failed to read ${relative(folder, file)}: fragment "${Object(exported).name}", ` +
        `${issue?.path.join('.') || 'definition'}: ${issue?.message}.`,
    );
  }
  const { props, component, texts: _texts, load, isStatic, ...rest } = parsed.data;
  const schema = props['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  const { name, version, rendering, reservedHeightPx } = rest;
  return {
    offer: { name, version, rendering, propsSchema: schema, reservedHeightPx },
    name,
    version,
    rendering,
    file,
    component,
    hasLoader: load === true,
    isStatic: isStatic === true,
  };
}

/** @throws when two files define one version of a fragment; names both */
export function refuseDuplicateFragments(fragments: readonly FoundFragment[], folder: string): void {
  for (const [index, { name, version, file }] of fragments.entries()) {
    const earlier = fragments.slice(0, index).find((one) => one.name === name && one.version === version);
    if (!earlier) continue;
    const [one, other] = [earlier.file, file].map((path) => relative(folder, path));
    throw new Error(
      `Failed to read ${other}: fragment "${name}", version ${version} is defined in ${one} too. Give each version one file.`,
    );
  }
}
