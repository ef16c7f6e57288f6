import type { Logger } from 'pino';
import type { Db } from '../../../platform/database';
import { closeProblem, holdProblems, type Problem, takeDueProblems } from './problem-queries';
import type { SentryClient } from './sentry/client';

export interface ProblemSending {
  db: Db;
  logger: Logger;
  sentry: SentryClient;
}

const AT_ONCE = 20;
/** A problem this old is of no use when it arrives. */
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;

/**
 * Sends due problems to the error-reporting service, at least once each: one that was claimed when the worker died is
 * sent again under the same event id. When the service is unavailable the rest of the round waits for its next attempt;
 * when it requests a pause, all do.
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
    const logFields = { problemId: problem.id, attempts: problem.attempts, why: delivery.why };
    if (delivery.state === 'refused' || isTooOld(problem, now)) {
      await closeProblem(db, problem.id, 'failed');
      logger.warn(logFields, 'a problem is not passed on: the error-reporting service does not take it');
      if (delivery.state === 'refused') continue;
    } else logger.info(logFields, 'a problem is passed on later');
    if (delivery.state === 'later' && delivery.waitSeconds !== null) {
      await holdProblems(db, new Date(now.getTime() + delivery.waitSeconds * 1000));
    }
    break;
  }
  return sent;
}

const isTooOld = (problem: Problem, now: Date) => now.getTime() - Date.parse(problem.occurredAt) > GIVE_UP_AFTER_MS;
