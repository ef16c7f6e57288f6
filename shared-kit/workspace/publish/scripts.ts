import { relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/**
 * Writes a package's sources as scripts, file by file in the same places: a state that several subpaths import is one,
 * a file that is named by its place is there, and what a bundler does not use it leaves out.
 * @param folder the package
 * @param entries sources from which all others are reached, relative to the folder
 * @param output its published folder
 */
export async function writeScripts(folder: string, entries: readonly string[], output: string): Promise<void> {
  const options = {
    absWorkingDir: folder,
    outdir: output,
    outbase: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  } satisfies BuildOptions;
  const { metafile } = await build({ ...options, entryPoints: [...entries], metafile: true, write: false });
  const sources = Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file));
  await build({ ...options, entryPoints: sources, plugins: [separateFiles] });
}

/** Keeps imports of the package's own scripts, by the names that they are published with. Data become part of them. */
const separateFiles: Plugin = {
  name: 'separate-files',
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^\.{1,2}(\/|$)/ },
      async ({ path, kind, importer, resolveDir, pluginData, with: attributes }) => {
        if (pluginData === separateFiles || kind === 'entry-point') return undefined;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: separateFiles, with: attributes });
        if (found.errors.length > 0 || !/\.tsx?$/.test(found.path)) return found;
        const script = relative(resolveDir, found.path).replace(/\.tsx?$/, '.js');
        return { external: true, path: script.startsWith('.') ? script : `./${script}` };
      },
    );
  },
};
