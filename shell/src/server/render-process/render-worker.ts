/** A process that renders pages with the modules' server bundles. The page server starts, watches and replaces it. */
import { setImmediate } from 'node:timers/promises';
import type { ApiAnswer } from '../model/api-call';
import type { RenderJob } from '../model/render-job';
import type { FromWorker, ToWorker } from '../model/render-messages';
import type { RenderedParts } from '../model/rendered-page';
import { bundleKey } from '../model/server-bundle';
import { ApiAwayError } from './api-calls';
import { BundleLoader } from './bundle-loader';
import { bindTimersToJobs, JobScope } from './job-scope';
import { providePackage } from './provided-packages';
import { renderDocument } from './render-document';
import { stackOf } from './render-root';
import { sealRealm } from './seal-realm';
import { WorkerSets } from './worker-sets';

/** Time in which the aborted work of a page has ended. */
const ENDING_MS = 50;

const own = process;
/** Milliseconds between two pulses. */
const pulseMs = Number(own.argv[2]);
const loader = new BundleLoader(providePackage);
const sets = new WorkerSets();

function send(message: FromWorker): void {
  // A failed send is ignored: this process ends with its page server.
  own.send?.(message, () => undefined);
}

let lastCall = 0;
/** By call id. */
const waiting = new Map<number, (answer: ApiAnswer | 'away' | 'refused') => void>();

/**
 * Requests an API call from the page server, on the viewer's behalf if the job has one. This process never sees that
 * person's token.
 */
async function callApi(id: number, scope: JobScope, path: string, body?: string): Promise<Response> {
  if (scope.isOver) throw new TypeError('Failed to ask the API: the page was answered.');
  lastCall += 1;
  const call = lastCall;
  const answer = await new Promise<ApiAnswer | 'away' | 'refused'>((resolve) => {
    waiting.set(call, resolve);
    send({ kind: 'call', id, call, path, body });
  });
  waiting.delete(call);
  if (answer === 'away') throw new ApiAwayError('Failed to ask the API: it is away.');
  if (answer === 'refused') throw new TypeError('Failed to ask the API: this page may not ask it, or not so often.');
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

async function run(id: number, setId: string, job: RenderJob): Promise<void> {
  const set = sets.get(setId);
  const scope = new JobScope((stack) => send({ kind: 'unhandled', message: stack }));
  try {
    if (!set) throw new Error(`Failed to render: release set ${setId} is not known here. Send it first.`);
    const outside = {
      onEntering: (module: string) => send({ kind: 'entering', id, module }),
      // As JSON: a module's head may hold values that cannot be sent.
      onKnown: (known: NonNullable<RenderedParts['known']>) =>
        send({ kind: 'known', id, known: JSON.parse(JSON.stringify(known)) }),
      onRendering: (rendering: Promise<unknown>) => scope.watch(rendering),
      call: (path: string, body?: string) => callApi(id, scope, path, body),
    };
    send({ kind: 'done', id, made: await scope.run(() => renderDocument(loader, set, job, outside)) });
  } catch (error) {
    send({ kind: 'failed', id, message: stackOf(error) });
  }
  setTimeout(() => {
    scope.end();
    if (scope.isRendering) send({ kind: 'unended', id });
  }, ENDING_MS);
}

/** Compiles bundles before a page needs them. */
async function prepare({ setId, releases, untilMb }: Extract<ToWorker, { kind: 'prepare' }>): Promise<void> {
  const scope = new JobScope((stack) => send({ kind: 'unhandled', message: stack }));
  for (const bundle of sets.get(setId)?.bundles ?? []) {
    if (!releases.includes(bundleKey(bundle))) continue;
    // Page jobs that arrived meanwhile go first.
    await setImmediate();
    if (own.memoryUsage.rss() / 2 ** 20 > untilMb) break;
    try {
      scope.run(() => loader.load(bundle));
    } catch {}
  }
  scope.end();
}

own.on('message', (message: ToWorker) => {
  if (message.kind === 'job') void run(message.id, message.setId, message.job);
  else if (message.kind === 'prepare') void prepare(message);
  else if (message.kind === 'answer') waiting.get(message.call)?.(message.answer);
  else if (message.kind === 'set') sets.add(message.sent);
  else {
    sets.drop(message.setId);
    loader.keepOnly(sets.bundles);
  }
});

// An unhandled rejection of one module must not end the pages of others.
own.on('unhandledRejection', (reason) => send({ kind: 'unhandled', message: stackOf(reason) }));
// The same for a module's timer that throws.
own.on('uncaughtException', (error) => send({ kind: 'unhandled', message: stackOf(error) }));
// The process ends with its page server.
own.on('disconnect', () => own.exit(0));

setInterval(() => {
  const { user, system } = own.cpuUsage();
  send({ kind: 'pulse', residentMb: own.memoryUsage.rss() / 2 ** 20, cpuMs: (user + system) / 1000 });
}, pulseMs);
bindTimersToJobs();
sealRealm();
send({ kind: 'ready' });
