/** What a domain of the API is: everything that the programs need to know of it, in one declaration. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { CodeOf, DeclaredError } from './api-error';
import type { RouteModule } from './app-types';
import type { Db } from './database';
import type { MessageTexts } from './message-texts';
import type { PersonalData } from './personal-data';
import type { RefusedMessageHandlers } from './refused-message';

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
 * Errors that calls have of their own, by `METHOD /path` without /api, beside those that the platform derives from a
 * call's kind. They are completed into the OpenAPI document; the tests of errors and the fuzz compare the API's
 * responses with them.
 */
export type CallErrors<Declared extends DeclaredError = DeclaredError> = Readonly<Record<string, readonly Declared[]>>;

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
  /** What domains do with SMS that are refused for good. */
  refusedSms: RefusedMessageHandlers;
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
  /** Errors that this domain alone has, as `status code`. Each code has its message in `texts`. */
  errors?: readonly DeclaredError[];
  callErrors?: CallErrors;
  queues?: readonly Queue[];
  gauges?: readonly DomainGauge[];
  texts?: Record<LocaleCode, DomainTexts>;
  /** Figures that the texts name (`{hours}`), for the examples of errors. */
  figures?: Readonly<Record<string, number>>;
  personalData?: PersonalData;
  /** By kind of SMS: what replaces one that its provider will never deliver. */
  refusedSms?: RefusedMessageHandlers;
  /** Tables that this domain alone writes to. */
  owns: readonly string[];
  /** Those of its own tables that all other domains may read. The rest are changed without asking anyone. */
  publishes?: readonly string[];
}

/** Texts with a message for each of the codes. */
interface CompleteTexts<Code extends string> extends DomainTexts {
  errors: Record<Code, string>;
}

/**
 * Declares a domain; `domains/index.ts` lists them all, and the programs put them together. An error without a message
 * in one of the languages does not compile.
 */
export const defineDomain = <Declared extends DeclaredError>(
  domain: Domain & { errors: readonly Declared[]; texts: Record<LocaleCode, CompleteTexts<CodeOf<Declared>>> },
): Domain => domain;

/** What all domains do with refused SMS. A kind of SMS belongs to one domain. */
export const refusedSmsOf = (domains: readonly Domain[]): RefusedMessageHandlers =>
  Object.assign({}, ...domains.map(({ refusedSms }) => refusedSms));

/** Errors of all calls that domains declare. A test holds that no call is declared twice. */
export const callErrorsOf = (domains: readonly Domain[]): CallErrors =>
  Object.assign({}, ...domains.map(({ callErrors }) => callErrors));
