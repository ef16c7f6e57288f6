/** A package of the kit as its package.json describes it here: its exports name sources. */
export interface SourceManifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
  /** Files and folders that are published as they are. */
  files?: string[];
  dependencies?: Record<string, string>;
  publishConfig?: { directory?: string; bin?: Record<string, string>; [option: string]: unknown };
  [field: string]: unknown;
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file);
/** The published file of a source. */
const scriptOf = (source: string): string => source.replace(/\.tsx?$/, '.js');
const typesOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');

/** Sources that others may start from: what a package exports, and its programs. */
export function entriesOf({ exports = {}, publishConfig }: SourceManifest): string[] {
  const named = [...Object.values(exports), ...Object.values(publishConfig?.bin ?? {})];
  return [...new Set(named)].filter(isSource).map((file) => file.replace(/^\.\//, ''));
}

/**
 * The package.json that is published: exports name scripts and their types instead of sources, programs are listed, and
 * scripts, which need this
 * repository, are left out.
 */
export function publishedManifest(source: SourceManifest): Record<string, unknown> {
  const { scripts: _, publishConfig, files: __, exports = {}, ...rest } = source;
  const targets = Object.entries(exports).map(([subpath, file]) => [
    subpath,
    isSource(file) ? { types: typesOf(file), default: scriptOf(file) } : file,
  ]);
  const programs = Object.entries(publishConfig?.bin ?? {}).map(([name, file]) => [name, scriptOf(file)]);
  return {
    ...rest,
    ...(targets.length > 0 ? { exports: Object.fromEntries(targets) } : {}),
    ...(programs.length > 0 ? { bin: Object.fromEntries(programs) } : {}),
  };
}
