import type { PageServerConfig } from '../config';
import type { LiveReleases } from '../live/live-releases';
import { Problems } from '../live/problems';
import type { Log } from '../log';
import type { RenderPool } from '../render-pool/render-pool';
import { ReleaseProblems } from './release-problems';
import { RenderProblems } from './render-problems';
import { ServerProblems } from './server-problems';

export interface Reporting {
  /** Problems for /healthz and the log. */
  problems: Problems;
  renderProblems: RenderProblems;
  /** Reports to the API. */
  serverProblems: ServerProblems;
}

export interface ReportingInput {
  config: Pick<PageServerConfig, 'apiOrigin' | 'releaseSecret'>;
  pool: Pick<RenderPool, 'watchUnhandled'>;
  log: Log;
  channelOf: LiveReleases['channelOf'];
}

/** Connects what fails in releases with the log, /healthz and the API. */
export function createReporting({ config, pool, log, channelOf }: ReportingInput): Reporting {
  const serverProblems = new ServerProblems({ apiOrigin: config.apiOrigin, secret: config.releaseSecret, log });
  const renderProblems = new RenderProblems(log);
  const releaseProblems = new ReleaseProblems({ serverProblems, renderProblems, channelOf });
  pool.watchUnhandled((stack) => releaseProblems.reportUnhandled(stack));
  const problems = new Problems(log, (problem) => releaseProblems.reportProblem(problem));
  return { problems, renderProblems, serverProblems };
}
