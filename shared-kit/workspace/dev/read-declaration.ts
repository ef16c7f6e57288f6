import { join } from 'node:path';
import { type ModuleDeclaration, moduleDeclaration } from '@aksamit/contracts/platform';
import { build } from 'esbuild';

export interface ReadDeclaration {
  declaration: ModuleDeclaration;
  /** Absolute paths of all files that it was read from. */
  files: string[];
}

/**
 * Reads a module's present manifest.ts: bundled and run again each time, since Node caches imports.
 * @param folder the module's folder
 * @throws when it does not build, throws, or does not fit the contract
 */
export async function readDeclaration(folder: string): Promise<ReadDeclaration> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [join(folder, 'manifest.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'silent',
  });
  const source = outputFiles[0]?.text ?? '';
  const loaded: { manifest?: unknown } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return {
    declaration: moduleDeclaration.parse(loaded.manifest),
    files: Object.keys(metafile.inputs).map((file) => join(folder, file)),
  };
}
