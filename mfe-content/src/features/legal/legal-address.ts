/** Query parameter of legal pages: another version than the one in effect. */
const VERSION = 'version';

/** The version that a page's address names; undefined for the one in effect, and where it cannot be a version's name. */
export function readVersion(value: string | null | undefined): string | undefined {
  return value && /^\d{4}-\d{2}-\d{2}(-\d{1,2})?$/.test(value) ? value : undefined;
}

/** Address of a version of the text at `path`. */
export const versionAddress = (path: string, version: string): string => `${path}?${VERSION}=${version}`;
