/** Counts the fuzz's requests and responses. */
import type { LightMyRequestResponse } from 'fastify';
import { type DeclaredErrors, outcomeOf, type SentRequest, wrongWith } from './answer-rules';

export interface FuzzResult {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** The same by call; shows where generated requests fail. */
  outcomes: Record<string, Record<string, number>>;
  /** Calls that were never answered with success. */
  neverGood: string[];
  /** Parts of the walk that a broken request before had made impossible to end. */
  interrupted: Record<string, number>;
  failures: string[];
}

export class FuzzTally {
  readonly result: FuzzResult = {
    sent: 0,
    statuses: {},
    outcomes: {},
    neverGood: [],
    interrupted: {},
    failures: [],
  };

  constructor(private readonly declared: DeclaredErrors) {}

  /** Counts a response, and records its violation. */
  count(request: SentRequest, answer: LightMyRequestResponse, shown: () => string): void {
    const { result } = this;
    result.sent += 1;
    result.statuses[answer.statusCode] = (result.statuses[answer.statusCode] ?? 0) + 1;
    const name = `${request.method} ${request.path}`;
    const outcomes = result.outcomes[name] ?? {};
    result.outcomes[name] = outcomes;
    const outcome = outcomeOf(answer);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const wrong = wrongWith(answer, request, this.declared);
    if (wrong) this.fail(`${wrong}\n  ${shown()}\n  ${answer.body.slice(0, 400)}`);
  }

  fail(failure: string): void {
    this.result.failures.push(failure);
  }

  interrupt(part: string): void {
    this.result.interrupted[part] = (this.result.interrupted[part] ?? 0) + 1;
  }
}
