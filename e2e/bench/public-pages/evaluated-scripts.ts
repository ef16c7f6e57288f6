import type { CDPSession } from '@playwright/test';

/** Scripts that a page has evaluated so far, in kilobytes as they came over the wire. */
export interface EvaluatedScripts {
  all(): number;
  /** Without consent, data layer and reports, which come when the page is at rest. */
  withoutThoseAtRest(): number;
}

/** Requested at rest. */
const AT_REST = /\/browser\/later-/;

/** A preloaded script counts once the browser compiles it. Compilation is slower with it: never time such a visit. */
export async function watchEvaluatedScripts(session: CDPSession): Promise<EvaluatedScripts> {
  const bytes = new Map<string, number>();
  const urlOf = new Map<string, string>();
  const evaluated = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urlOf.set(requestId, request.url));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = urlOf.get(requestId);
    if (url !== undefined) bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  session.on('Debugger.scriptParsed', ({ url }) => evaluated.add(url));
  await session.send('Network.enable');
  await session.send('Debugger.enable');
  const sum = (isCounted: (url: string) => boolean): number =>
    [...evaluated].filter(isCounted).reduce((total, url) => total + (bytes.get(url) ?? 0), 0) / 1024;
  return { all: () => sum(() => true), withoutThoseAtRest: () => sum((url) => !AT_REST.test(url)) };
}
