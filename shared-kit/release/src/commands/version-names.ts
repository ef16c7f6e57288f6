import type { Versions } from '..';
import { UsageError } from './usage-error';

/**
 * Splits `catalog@1.2.0`; the version is null when none is named.
 * @throws UsageError
 */
export function parseVersionName(text: string): { module: string; version: string | null } {
  const [module = '', version, ...rest] = text.split('@');
  if (!/^[a-z][a-z0-9-]*$/.test(module) || version === '' || rest.length > 0) {
    throw new UsageError(`"${text}" names no release. Write <module>@<version>, like catalog@1.2.0.`);
  }
  return { module, version: version ?? null };
}

/**
 * Parses several `<module>@<version>`, each module once.
 * @throws UsageError
 */
export function parseVersionNames(texts: readonly string[]): Versions {
  const versions: Record<string, string> = {};
  for (const text of texts) {
    const { module, version } = parseVersionName(text);
    if (version === null) throw new UsageError(`"${text}" names no version. Write ${module}@<version>.`);
    if (module in versions) throw new UsageError(`${module} is named twice.`);
    versions[module] = version;
  }
  return versions;
}
