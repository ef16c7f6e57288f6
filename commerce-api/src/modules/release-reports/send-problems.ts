import type { Logger } from 'pino';
import type { Db } from '../../platform/database';
import { closeProblem, holdProblems, type Problem, takeDueProblems } from './problem-queries';
import type { SentryClient } from './sentry/client';

export interface ProblemSending {
  db: Db;
  logger: Logger;
  sentry: SentryClient;
}

const AT_ONCE = 20;
/** Nobody looks for a problem that is this old when it arrives. */
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;

/**
 * Sends problems that are due to the error-reporting service, at least once each: one that was taken when the worker
 * died goes out again under the same event id. When the service is away the rest of the round
 * waits for its next try; when it wants a pause, all do.
 * @returns how many were sent
 */
export async function sendDueProblems({ db, logger, sentry }: ProblemSending, now = new Date()): Promise<number> {
  const due = await takeDueProblems(db, now, AT_ONCE);
  let sent = 0;
  for (const problem of due) {
    const delivery = await sentry.send(problem, now);
    if (delivery.state === 'taken') {
      await closeProblem(db, problem.id, 'sent');
      sent += 1;
      continue;
    }
    const tells = { problemId: problem.id, tries: problem.tries, why: delivery.why };
    if (delivery.state === 'refused' || isTooOld(problem, now)) {
      await closeProblem(db, problem.id, 'failed');
      logger.warn(tells, 'a problem is not passed on: the error-reporting service does not take it');
      if (delivery.state === 'refused') continue;
    } else logger.info(tells, 'a problem is passed on later');
    if (delivery.state === 'later' && delivery.waitSeconds !== null) {
      await holdProblems(db, new Date(now.getTime() + delivery.waitSeconds * 1000));
    }
    break;
  }
  return sent;
}

const isTooOld = (problem: Problem, now: Date) => now.getTime() - Date.parse(problem.occurredAt) > GIVE_UP_AFTER_MS;
