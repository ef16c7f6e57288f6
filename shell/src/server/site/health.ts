import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../http/answers';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveReleases } from '../live/live-releases';
import type { Problems } from '../live/problems';

export interface HealthOptions {
  releases: Pick<LiveReleases, 'current'>;
  markets: Pick<LiveMarkets, 'current'>;
  apiOrigin: string;
}

const API_TIMEOUT_MS = 2_000;

/**
 * /healthz: the process answers. `degraded` names malfunctions that do not keep pages from being served (a store that
 * is away, a release that cannot be read or fails to render): no reason to restart the process, so the status stays
 * 200.
 */
export function answerHealth(
  sources: readonly Pick<Problems, 'list'>[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const list = sources.flatMap((source) => source.list);
  send(request, response, 200, { status: list.length === 0 ? 'ok' : 'degraded', problems: list });
}

/** /readyz: releases are readable, markets are known, the API answers; 503 names what is missing. */
export async function answerReadiness(
  options: HealthOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const checks = {
    releases: options.releases.current !== null,
    markets: options.markets.current.length > 0,
    api: await apiAnswers(options.apiOrigin),
  };
  const isReady = Object.values(checks).every(Boolean);
  send(request, response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks });
}

async function apiAnswers(apiOrigin: string): Promise<boolean> {
  try {
    const answered = await fetch(`${apiOrigin}/healthz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    await answered.body?.cancel();
    return answered.ok;
  } catch {
    return false;
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  answer(request, response, status, headers, JSON.stringify(body));
}
