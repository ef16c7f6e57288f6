import { residentMegabytes } from '../process-memory';
import { type BenchCall, benchCallsOf } from './api-calls';
import type { ApiBenchOptions } from './api-options';
import { CALL_TITLES, type CallName } from './call-names';
import { measureRound, type Round } from './measure-round';
import { cellOf, type ScaleCell } from './scale-cells';
import type { ScaledShop } from './scaled-shop';

interface Subject {
  shop: ScaledShop;
  calls: Record<CallName, BenchCall>;
  rounds: Round[];
}

const WARM_UP_CLIENTS = 10;

/** Before the first round of a call: code is compiled, pages are read, connections are open. */
async function warmUp({ shop, calls }: Subject, name: CallName, { seconds, requests }: ApiBenchOptions): Promise<void> {
  const call = calls[name];
  const count = Math.ceil(requests / 2);
  await call.prepare?.(count);
  const until = call.prepare ? { requests: count } : { seconds };
  const { answers } = await measureRound({ ...shop, clients: WARM_UP_CLIENTS, until, next: call.next });
  if (answers.ok === 0) {
    throw new Error(`Failed to bench "${CALL_TITLES[name]}": none of its requests was answered with 2xx.`);
  }
}

/**
 * Measures each call with each number of clients. The shops take turns within each round, so that other load of the
 * machine affects all of them alike.
 */
export async function measureScales(
  shops: readonly ScaledShop[],
  options: ApiBenchOptions,
  log: (line: string) => void,
): Promise<ScaleCell[]> {
  const subjects: Subject[] = [];
  for (const shop of shops) subjects.push({ shop, calls: await benchCallsOf(shop), rounds: [] });
  const cells: ScaleCell[] = [];
  for (const name of options.calls) {
    log(`measuring ${CALL_TITLES[name]} …`);
    for (const subject of subjects) await warmUp(subject, name, options);
    for (const clients of options.clients) {
      for (const subject of subjects) subject.rounds = [];
      for (let round = 0; round < options.rounds; round += 1) {
        for (const subject of subjects) subject.rounds.push(await oneRound(subject, name, clients, options));
      }
      const smallest = subjects[0]?.rounds ?? [];
      for (const { shop, rounds } of subjects) {
        const memoryMb = Math.round(residentMegabytes(shop.pid));
        cells.push(cellOf({ call: name, clients, scale: shop.scale, memoryMb }, rounds, smallest));
      }
    }
  }
  return cells;
}

async function oneRound(subject: Subject, name: CallName, clients: number, options: ApiBenchOptions): Promise<Round> {
  const call = subject.calls[name];
  const { apiOrigin } = subject.shop;
  if (!call.prepare) return measureRound({ apiOrigin, clients, until: { seconds: options.seconds }, next: call.next });
  // Every client comes twice at least.
  const requests = Math.max(options.requests, clients * 2);
  await call.prepare(requests);
  return measureRound({ apiOrigin, clients, until: { requests }, next: call.next });
}
