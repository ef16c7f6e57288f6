/** What a domain of the API is: everything that the programs need to know of it, in one declaration. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { RouteModule } from './app-types';
import type { Db } from './database';
import type { MessageTexts } from './message-texts';
import type { PersonalData } from './personal-data';

/** A domain's texts in one language. */
export interface DomainTexts {
  /** Message of each error code. */
  errors?: Record<string, string>;
  /** Messages that a schema's `error` names. */
  validation?: Record<string, string>;
  /** By kind of e-mail. */
  email?: MessageTexts['email'];
  /** By kind of SMS. */
  sms?: MessageTexts['sms'];
}

/**
 * Errors that calls have of their own, as `status code` by `METHOD /path` without /api, beside those that the platform
 * derives from a call's kind. They are completed into the OpenAPI document; the tests of errors and the fuzz compare
 * the API's responses with them.
 */
export type CallErrors = Readonly<Record<string, readonly string[]>>;

/** Calls of visitors: an id of the right form that was never registered (POST /visitors). */
export const UNKNOWN_VISITOR = '404 visitor_not_found';

/** Pending work of the worker, read from the rows themselves, which are the queue. */
export interface Queue {
  /** In metrics. */
  name: string;
  /** Selects `due_at` of each pending row, by an index of pending rows. */
  pending: RawBuilder<unknown>;
}

/** A figure of a domain among the metrics. */
export interface DomainGauge {
  name: string;
  help: string;
  labelNames: readonly string[];
  read(db: Db): Promise<{ labels: Record<string, string>; value: number }[]>;
}

/** What jobs work with. */
export interface JobContext {
  db: Db;
  config: Config;
  logger: Logger;
  /** What each domain holds about persons, in the order of `domains/index.ts`. */
  personalData: readonly PersonalData[];
  /** Texts of all messages, for the clients that send them. */
  messageTexts: Record<LocaleCode, MessageTexts>;
}

/**
 * Periodic work of the worker. Due work is in the rows themselves: any number of workers share it, and a killed one
 * loses nothing. A failure is logged and retried.
 */
export interface Job {
  /** In logs. */
  name: string;
  /** Between two runs, milliseconds. */
  pauseMs: number;
  run(): Promise<unknown>;
  /** Releases what the job opened, after its last run. */
  close?(): void;
}

export interface Domain {
  name: string;
  /** In the order of their registration. */
  routes: readonly RouteModule[];
  /** The domain's jobs under a configuration: what is not configured has no job. Makes clients, but calls nobody. */
  jobs?(context: JobContext): readonly Job[];
  errors?: CallErrors;
  queues?: readonly Queue[];
  gauges?: readonly DomainGauge[];
  texts?: Record<LocaleCode, DomainTexts>;
  /** Figures that the texts name (`{hours}`), for the examples of errors. */
  figures?: Readonly<Record<string, number>>;
  personalData?: PersonalData;
  /** Tables that this domain alone writes to. */
  owns: readonly string[];
}

/** Declares a domain; `domains/index.ts` lists them all, and the programs put them together. */
export const defineDomain = (domain: Domain): Domain => domain;

/** Errors of all calls that domains declare. A test holds that no call is declared twice. */
export const callErrorsOf = (domains: readonly Domain[]): CallErrors =>
  Object.assign({}, ...domains.map(({ errors }) => errors));
