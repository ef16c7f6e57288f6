import { dataOf, recordId } from '@aksamit/contracts';
import {
  openingException,
  openingExceptionChange,
  openingExceptionInput,
  openTimeInput,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { changesOf, registerStaffCall, requireSalon } from '../../people/staff';
import { catalogueError } from '../errors';
import {
  addException,
  changeException,
  findException,
  readWeek,
  removeException,
  selectExceptions,
  writeWeek,
} from './opening-hours';

const right = 'manageOpeningExceptions';
const params = z.object({ locationId: recordId, date: z.iso.date() });
const answer = dataOf({ openingException });

const subjectOf = (locationId: string, date: string, details: Record<string, unknown> = {}) => ({
  kind: 'openingException',
  id: `${locationId}/${date}`,
  locationId,
  details,
});

async function exceptionOf(trx: Trx, locationId: string, date: string) {
  const found = await findException(trx, locationId, date);
  if (!found) throw notFound();
  return found;
}

/** Opening hours: dates that differ from the week, and the week itself. */
export function registerOpening(app: App, dependencies: AppDependencies): void {
  registerExceptionReads(app, dependencies);
  registerExceptionChanges(app, dependencies);
  registerWeeklyHours(app, dependencies);
}

function registerExceptionReads(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/opening-exceptions',
    right,
    summary: "A salon's dates that differ from its week, with the visits that they would leave outside",
    query: z.strictObject({ locationId: recordId, from: z.iso.date(), to: z.iso.date() }),
    answer: dataOf({ openingExceptions: z.array(openingException) }),
    async work({ trx, scope, query }) {
      await requireSalon(trx, scope, query.locationId);
      const openingExceptions = await selectExceptions(trx, query.locationId, query);
      return { answer: { data: { openingExceptions } }, subject: subjectOf(query.locationId, query.from) };
    },
  });
}

function registerExceptionChanges(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/opening-exceptions',
    right,
    summary: 'Gives a salon other hours on a date',
    body: openingExceptionInput,
    answer,
    status: 201,
    async work({ trx, scope, body }) {
      const { locationId, date, ...hours } = body;
      await requireSalon(trx, scope, locationId);
      if (!(await addException(trx, locationId, date, hours))) throw catalogueError('409 exception_exists');
      const made = await exceptionOf(trx, locationId, date);
      return { answer: { data: { openingException: made } }, subject: subjectOf(locationId, date, { hours }) };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/opening-exceptions/:locationId/:date',
    right,
    summary: 'Changes the hours of a date',
    params,
    body: openingExceptionChange,
    answer,
    async work({ trx, scope, params: { locationId, date }, body }) {
      await requireSalon(trx, scope, locationId);
      const before = await exceptionOf(trx, locationId, date);
      if (!(await changeException(trx, locationId, date, body))) throw notFound();
      const after = await exceptionOf(trx, locationId, date);
      return {
        answer: { data: { openingException: after } },
        subject: subjectOf(locationId, date, changesOf(before, after)),
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/opening-exceptions/:locationId/:date',
    right,
    summary: "Lets the week's hours hold again",
    params,
    answer: z.object({ data: z.object({}) }),
    async work({ trx, scope, params: { locationId, date } }) {
      await requireSalon(trx, scope, locationId);
      if (!(await removeException(trx, locationId, date))) throw notFound();
      return { answer: { data: {} }, subject: subjectOf(locationId, date) };
    },
  });
}

function registerWeeklyHours(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/locations/:id/open-time',
    right: 'manageLocations',
    summary: 'Opening hours of the week',
    params: z.object({ id: recordId }),
    body: openTimeInput,
    answer: dataOf({ openTime: openTimeInput }),
    async work({ trx, scope, params: { id }, body }) {
      await requireSalon(trx, scope, id);
      const before = await readWeek(trx, id);
      await writeWeek(trx, id, body);
      return {
        answer: { data: { openTime: body } },
        subject: { kind: 'location', id, locationId: id, details: changesOf(before, body) },
      };
    },
  });
}
