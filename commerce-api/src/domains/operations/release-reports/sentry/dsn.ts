/** A DSN names an error-reporting project: `https://<public key>@<host>[/<path>]/<project>`. Source: Sentry's SDK documentation, "DSN". */
export interface SentryProject {
  publicKey: string;
  projectId: string;
  /** Where envelopes are posted. */
  envelopeUrl: string;
}

/** @throws when it is no DSN; configuration checks its form before */
export function readDsn(dsn: string): SentryProject {
  const url = new URL(dsn);
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  if (url.username === '' || project === undefined) {
    throw new Error('Failed to read SENTRY_DSN: key or project is missing. It reads https://<key>@<host>/<project>.');
  }
  return {
    projectId: project,
    publicKey: decodeURIComponent(url.username),
    envelopeUrl: `${url.protocol}//${url.host}${path}/api/${project}/envelope/`,
  };
}
