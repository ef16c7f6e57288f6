/** What a domain of the API is: everything that the programs need to know of it, in one declaration. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { RouteModule } from './app-types';
import type { Db } from './database';
import type { MessageTexts } from './message-texts';

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

/** What jobs work with. */
export interface JobContext {
  db: Db;
  config: Config;
  logger: Logger;
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
  texts?: Record<LocaleCode, DomainTexts>;
  /** Tables that this domain alone writes to. */
  owns: readonly string[];
}

/** Declares a domain; `domains/index.ts` lists them all, and the programs put them together. */
export const defineDomain = (domain: Domain): Domain => domain;
