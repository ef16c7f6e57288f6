import { dataOf, listOf } from '@aksamit/contracts';
import {
  till,
  tillClosingRequest,
  tillCorrectionRequest,
  tillFloatRequest,
  tillMovementRequest,
  tillParams,
  tillSummary,
  tillsQuery,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { registerStaffCall, requireSalon, type StaffCall } from '../../people/staff';
import { closeTill, correctTill, moveCash, setFloat, type TillWork } from './count-till';
import { findTill, selectTills } from './till-queries';

const answer = dataOf({ till });

type TillCall = Pick<
  StaffCall<z.output<typeof tillParams>, unknown, unknown>,
  'trx' | 'actor' | 'scope' | 'now' | 'params'
>;

/** @throws 404 for a salon that is not the caller's */
async function workOf({ trx, actor, scope, params, now }: TillCall): Promise<TillWork> {
  await requireSalon(trx, scope, params.locationId);
  return { ...params, actorId: actor.userId, now };
}

const tillOf = async (trx: Trx, { locationId, date }: z.output<typeof tillParams>) => ({
  data: { till: await findTill(trx, locationId, date) },
});

const subjectOf = ({ locationId, date }: z.output<typeof tillParams>, details: Record<string, unknown> = {}) => ({
  kind: 'till',
  id: `${locationId}/${date}`,
  locationId,
  details,
});

/** The tills of salons: what was taken on a day, and its count. */
export function registerTills(app: App, dependencies: AppDependencies): void {
  registerTillReads(app, dependencies);
  registerFloat(app, dependencies);
  registerMovements(app, dependencies);
  registerCounts(app, dependencies);
}

function registerTillReads(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/tills',
    right: 'workTills',
    summary: 'Tills by salon and day, the newest first; of staff: of their salons; sort: date',
    query: tillsQuery,
    answer: listOf({ tills: z.array(tillSummary) }),
    async work({ trx, scope, query }) {
      const { open, ...filter } = query;
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const isOpen = open === undefined ? undefined : open === 'true';
      const { tills, total } = await selectTills(trx, { ...filter, ...page, scope, isOpen });
      return {
        answer: { data: { tills }, meta: metaOf(query, total) },
        subject: { kind: 'till', id: null, locationId: query.locationId ?? null },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/tills/:locationId/:date',
    right: 'workTills',
    summary: 'The till of a salon and day: each payment with who took it, float, count and corrections',
    params: tillParams,
    answer,
    async work(call) {
      await workOf(call);
      return { answer: await tillOf(call.trx, call.params), subject: subjectOf(call.params) };
    },
  });
}

function registerFloat(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/tills/:locationId/:date/float',
    right: 'workTills',
    summary: 'Sets the cash that was in the drawer before the first customer',
    params: tillParams,
    body: tillFloatRequest,
    answer,
    async work(call) {
      const { trx, params, body } = call;
      await setFloat(trx, await workOf(call), body);
      return { answer: await tillOf(trx, params), subject: subjectOf(params, { amount: body.amount }) };
    },
  });
}

function registerMovements(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/tills/:locationId/:date/movements',
    right: 'workTills',
    summary: 'Records cash put into a till or taken out of it besides payments, with the reason',
    params: tillParams,
    body: tillMovementRequest,
    answer,
    status: 201,
    async work(call) {
      const { trx, params, body } = call;
      await moveCash(trx, await workOf(call), body);
      const { direction, amount } = body;
      return { answer: await tillOf(trx, params), subject: subjectOf(params, { direction, amount }) };
    },
  });
}

function registerCounts(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/tills/:locationId/:date/closing',
    right: 'workTills',
    summary: 'Closes a till with the cash as it was counted; it stays so, and later money goes into the next till',
    params: tillParams,
    body: tillClosingRequest,
    answer,
    status: 201,
    async work(call) {
      const { trx, params, body } = call;
      const difference = await closeTill(trx, await workOf(call), body);
      const details = { counted: body.counted, difference };
      return { answer: await tillOf(trx, params), subject: subjectOf(params, details) };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/tills/:locationId/:date/corrections',
    right: 'correctTills',
    summary: 'Notes what was found of a closed till: another count, with the reason; the closing stays readable',
    params: tillParams,
    body: tillCorrectionRequest,
    answer,
    status: 201,
    async work(call) {
      const { trx, params, body } = call;
      await correctTill(trx, await workOf(call), body);
      return { answer: await tillOf(trx, params), subject: subjectOf(params, { counted: body.counted }) };
    },
  });
}
