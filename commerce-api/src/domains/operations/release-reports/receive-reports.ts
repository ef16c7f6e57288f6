import { isBot, type ReleaseReport, type ReleaseReportsRequest } from '@aksamit/contracts';
import { readPageView, releaseBucket } from '@aksamit/release/tokens';
import { type Db, inTransaction } from '../../../platform/database';
import { type Cohort, cohortOf, isFresh } from './cohort-rules';
import { passProblemsOn, type ReportedProblem } from './pass-problems-on';
import {
  admitVisitor,
  type CountedReport,
  findVisitor,
  type KnownVisitor,
  keepReports,
  takeProblems,
} from './report-queries';
import { dayOf, sourceOf } from './report-source';
import { addUncounted, takeNetworkProblems, type UncountedReport } from './uncounted-queries';

/** Visitors of one network that count on a day: 1.5 % of either side of the smallest comparison (200 views). */
export const VISITORS_PER_NETWORK = 3;
/** Problems of one visitor that are passed on in a day. */
export const PROBLEMS_PER_VISITOR = 50;
/** The same for all of a network's visitors together who do not count. */
export const UNCOUNTED_PROBLEMS_PER_NETWORK = 50;

export interface Reception {
  db: Db;
  secret: string;
  /** Multiplies the limits. */
  limitFactor: number;
  /** Whether problems go on to an error-reporting service; the release commands show them either way. */
  passesProblemsOn: boolean;
}

export interface ReportOrigin {
  userAgent: string;
  /** Of the client. */
  address: string;
  now: Date;
}

/** Why nothing counted; for the log, never for the sender. */
export type ReceptionOutcome =
  | 'taken'
  | 'bot'
  | 'unknownToken'
  | 'oldToken'
  | 'unknownVersions'
  | 'unknownVisitor'
  | 'fullNetwork';

type JudgedReport = ReleaseReport & { cohort: Cohort };

/**
 * Processes a browser's reports. They count when the page was signed by a page server of this shop in the last day,
 * contained these versions, and the visitor exists, is no bot and belongs to the side that the page shows; of one
 * network only a few visitors count. Further reports of it are passed on and added up for their team, and do not take a
 * canary back. Problems of the other side are passed on as well, but counted nowhere. Source:
 * docs/decisions/0034-release-reports.md.
 */
export async function receiveReports(
  { db, secret, limitFactor, passesProblemsOn }: Reception,
  request: ReleaseReportsRequest,
  { userAgent, address, now }: ReportOrigin,
): Promise<ReceptionOutcome> {
  if (userAgent === '' || isBot(userAgent)) return 'bot';
  const token = readPageView(request.pageViewToken, secret);
  if (!token) return 'unknownToken';
  if (!isFresh(token, now)) return 'oldToken';
  const bucket = releaseBucket(request.visitorUniqueId);
  const judged = request.reports.flatMap((report): JudgedReport[] => {
    const cohort = cohortOf(token, bucket, report.module, report.version);
    return cohort ? [{ ...report, cohort }] : [];
  });
  if (judged.length === 0) return 'unknownVersions';
  const visitor = await findVisitor(db, request.visitorUniqueId);
  if (!visitor) return 'unknownVisitor';
  const day = dayOf(now);
  const source = { day, source: sourceOf(address, day, secret) };
  return inTransaction(db, async (trx) => {
    const problems = problemsOf(judged, visitor);
    const isAdmitted = await admitVisitor(trx, source, visitor.id, VISITORS_PER_NETWORK * limitFactor);
    if (isAdmitted) await keepReports(trx, visitor.id, judged.flatMap(counted), now);
    else await addUncounted(trx, day, judged.map(uncounted));
    const allowed = isAdmitted
      ? await takeProblems(trx, source, visitor.id, problems.length, PROBLEMS_PER_VISITOR * limitFactor)
      : await takeNetworkProblems(trx, source, problems.length, UNCOUNTED_PROBLEMS_PER_NETWORK * limitFactor);
    await passProblemsOn(trx, problems.slice(0, allowed), { now, isSent: passesProblemsOn });
    return isAdmitted ? 'taken' : 'fullNetwork';
  });
}

function counted({ kind, module, version, cohort, ...rest }: JudgedReport): CountedReport[] {
  if (cohort.side === null) return [];
  return [{ kind, module, version, side: cohort.side, value: 'value' in rest ? rest.value : null }];
}

function uncounted({ kind, module, version, cohort }: JudgedReport): UncountedReport {
  return {
    module,
    version,
    channel: cohort.channel,
    views: Number(kind === 'view'),
    problems: Number(kind === 'problem'),
  };
}

function problemsOf(judged: JudgedReport[], { market }: KnownVisitor): ReportedProblem[] {
  return judged.flatMap((report) =>
    report.kind === 'problem' ? [{ ...report, channel: report.cohort.channel, market }] : [],
  );
}
