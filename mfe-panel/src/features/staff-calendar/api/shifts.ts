import type { ShiftPreviewRequest, StaffEvent, TherapistRota, TherapistRotaRequest } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

export const shiftsKey = (locationId: string): string[] => ['staffShifts', locationId];

/** GET /admin/shifts: the working hours of a salon's therapists. */
export function shiftsQuery(http: HttpClient, locationId: string) {
  return queryOptions({
    queryKey: shiftsKey(locationId),
    queryFn: async (): Promise<TherapistRota[]> => {
      const { data } = await callStaffApi(http, 'GET /admin/shifts', { query: { locationId } });
      return data.rotas;
    },
    staleTime: 0,
  });
}

/** POST /admin/shift-previews: booked visits that these hours would leave outside. */
export async function previewShifts(http: HttpClient, body: ShiftPreviewRequest): Promise<StaffEvent[]> {
  const input = { body, idempotencyKey: newIdempotencyKey() };
  return (await callStaffApi(http, 'POST /admin/shift-previews', input)).data.events;
}

/** PUT /admin/shifts/{id}, by the therapist's id. 409 shift_changed when a colleague was faster. */
export async function writeShifts(
  http: HttpClient,
  therapistId: string,
  body: TherapistRotaRequest,
  idempotencyKey: string,
): Promise<TherapistRota> {
  const input = { params: { id: therapistId }, body, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/shifts/{id}', input)).data.rota;
}
