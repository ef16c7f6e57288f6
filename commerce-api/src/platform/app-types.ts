/** The dependencies of a module's routes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Db } from './database';
import type { MarketDirectory } from './market-directory';
import type { PersonalData } from './personal-data';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface AppDependencies {
  config: Config;
  db: Db;
  pool: pg.Pool;
  logger: Logger;
  markets: MarketDirectory;
  /** What each domain holds about persons, in the order of `domains/index.ts`. */
  personalData: readonly PersonalData[];
  /** Aborted when the API is about to end. */
  ending: AbortSignal;
}

/** Registers a module's routes. */
export type RouteModule = (app: App, dependencies: AppDependencies) => void | Promise<void>;
