import type { Versions } from './channel-changes';
import { readManifests } from './check-with-gate';
import { ReleaseRefusedError, type ReleaseStore } from './release-store';
import { LONGEST_PREVIEW_MS, signPreview } from './tokens';

const HOUR_MS = 60 * 60 * 1000;

export interface PreviewRequest {
  /** Module to a version in the store. */
  versions: Versions;
  /** Module to the origin of a developer's own server. */
  origins?: Readonly<Record<string, string>>;
  /** Lifetime in hours, at most 24. */
  hours: number;
  /** Public address of the shop, without a slash at the end. */
  publicOrigin: string;
  /** Key that the page servers have too. */
  secret: string;
  now?: () => Date;
}

/**
 * An address that shows one browser other versions than the public ones, until `expiresAt`. Anybody with the link sees
 * them.
 * @throws ReleaseNotFoundError for a version that is not published, ReleaseRefusedError for invalid hours or origins
 */
export async function previewLink(
  store: ReleaseStore,
  { versions, origins = {}, hours, publicOrigin, secret, now = () => new Date() }: PreviewRequest,
): Promise<{ url: string; expiresAt: Date }> {
  const lifeMs = hours * HOUR_MS;
  if (!(lifeMs > 0 && lifeMs <= LONGEST_PREVIEW_MS)) {
    throw new ReleaseRefusedError(`Failed to make a preview of ${hours} hours. Name more than 0 and at most 24.`);
  }
  if (Object.keys(versions).length + Object.keys(origins).length === 0) {
    throw new ReleaseRefusedError('Failed to make a preview of nothing. Name at least one module@version or --origin.');
  }
  for (const [module, origin] of Object.entries(origins)) requireOrigin(module, origin);
  await readManifests(store, versions);
  const expiresAt = new Date(now().getTime() + lifeMs);
  const token = signPreview(
    { modules: { ...versions }, origins: { ...origins }, expiresAt: expiresAt.toISOString() },
    secret,
  );
  return { url: `${publicOrigin}/release-preview/?token=${token}`, expiresAt };
}

function requireOrigin(module: string, origin: string): void {
  if (URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin) return;
  throw new ReleaseRefusedError(
    `Failed to make a preview: "${origin}" is no origin for ${module}. Name scheme and host alone, like http://localhost:4301.`,
  );
}
