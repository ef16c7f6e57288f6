/** The project that a DSN names, `https://<public key>@<host>[/<path>]/<project>`, as the stand-in knows it. */
export interface SandboxProject {
  publicKey: string;
  projectId: string;
}

/** @throws when it is no DSN */
export function projectOf(dsn: string): SandboxProject {
  const { username, pathname } = new URL(dsn);
  const projectId = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (username === '' || !/^\d+$/.test(projectId)) throw new Error(`Failed to read ${dsn}: it is no DSN.`);
  return { publicKey: decodeURIComponent(username), projectId };
}
