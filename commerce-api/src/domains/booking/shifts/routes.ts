import { dataOf, recordId } from '@aksamit/contracts';
import {
  shiftPreview,
  shiftPreviewRequest,
  staffShiftsQuery,
  therapistRota,
  therapistRotaRequest,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall, requireSalon } from '../../people/staff';
import { previewRota, selectRotas, writeRota } from './rota-queries';

/** Working hours of therapists. */
export function registerShifts(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/shifts',
    right: 'readCalendar',
    summary: 'Working hours of the therapists of a salon: their weeks, and dates from today on that differ',
    query: staffShiftsQuery,
    answer: dataOf({ rotas: z.array(therapistRota) }),
    async work({ trx, scope, query: { locationId }, now }) {
      await requireSalon(trx, scope, locationId);
      const rotas = await selectRotas(trx, locationId, now);
      return { answer: { data: { rotas } }, subject: { kind: 'location', id: locationId, locationId } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/shifts/:id',
    right: 'manageShifts',
    summary: "Replaces a therapist's week and the dates from today on; booked visits stay",
    params: z.object({ id: recordId }),
    body: therapistRotaRequest,
    answer: dataOf({ rota: therapistRota }),
    async work({ trx, scope, params: { id }, body, now }) {
      const { locationId, rota } = await writeRota(trx, { therapistId: id, scope, now }, body);
      const details = { week: body.week, exceptions: body.exceptions };
      return { answer: { data: { rota } }, subject: { kind: 'therapist', id, locationId, details } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/shift-previews',
    right: 'manageShifts',
    summary: "Booked visits that a therapist's rota would leave outside; nothing is stored",
    body: shiftPreviewRequest,
    answer: dataOf(shiftPreview.shape),
    async work({ trx, scope, body: { therapistId, ...hours }, locale, now }) {
      const { locationId, events } = await previewRota(trx, { therapistId, scope, now, locale }, hours);
      return { answer: { data: { events } }, subject: { kind: 'therapist', id: therapistId, locationId } };
    },
  });
}
