/** A process that renders pages with the modules' server bundles. Started, watched and replaced by the page server. */
import type { ApiAnswer, FromWorker, ToWorker } from './rendering/render-job';
import { BundleLoader } from './rendering/worker/bundle-loader';
import { makeDocument } from './rendering/worker/make-document';
import { providePackage } from './rendering/worker/provided-packages';
import { WorkerSets } from './rendering/worker/worker-sets';

const loader = new BundleLoader(providePackage);
const sets = new WorkerSets();

function send(message: FromWorker): void {
  // Whoever is gone misses nothing: this process ends with its page server.
  process.send?.(message, () => undefined);
}

let lastCall = 0;
/** By job and call. */
const waiting = new Map<string, (answer: ApiAnswer | null) => void>();

/** Has the page server ask the API in the name of the job's reader, whose token this process never sees. */
async function callAsReader(id: number, path: string): Promise<Response> {
  lastCall += 1;
  const call = lastCall;
  const key = `${id} ${call}`;
  const answer = await new Promise<ApiAnswer | null>((resolve) => {
    waiting.set(key, resolve);
    send({ kind: 'call', id, call, path });
  });
  waiting.delete(key);
  if (!answer) throw new TypeError('Failed to ask the API: it is away, or this page may not ask it.');
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

async function run(id: number, setId: string, job: Extract<ToWorker, { kind: 'job' }>['job']): Promise<void> {
  const set = sets.get(setId);
  try {
    if (!set) throw new Error(`Failed to render: release set ${setId} is not known here. Send it first.`);
    const made = await makeDocument(loader, set, job, {
      onEntering: (module) => send({ kind: 'entering', id, module }),
      call: (path) => callAsReader(id, path),
    });
    send({ kind: 'done', id, made });
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'job') void run(message.id, message.setId, message.job);
  else if (message.kind === 'answer') waiting.get(`${message.id} ${message.call}`)?.(message.answer);
  else if (message.kind === 'set') sets.add(message.sent);
  else {
    sets.forget(message.setId);
    loader.keepOnly(sets.bundles);
  }
});

// A promise that a module forgot to wait for must not take the pages of others with it.
process.on('unhandledRejection', (reason) => {
  send({ kind: 'stray', message: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) });
});

// Without the page server nobody needs it.
process.on('disconnect', () => process.exit(0));

send({ kind: 'ready' });
