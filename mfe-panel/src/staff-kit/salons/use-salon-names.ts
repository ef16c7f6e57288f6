import type { StaffSalon } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { staffSalonsQuery } from './get-staff-salons';

/** Names of salons by their ids. */
export type SalonNames = ReadonlyMap<string, string>;

/** The salons of a member of staff, which the frame has loaded. */
export function useStaffSalons(user: { id: string; role: string }): readonly StaffSalon[] {
  return useQuery(staffSalonsQuery(useHttp(), user)).data ?? [];
}

/** Names of these salons by their ids. */
export const salonNamesOf = (salons: readonly StaffSalon[]): SalonNames =>
  new Map(salons.map(({ id, name }) => [id, name]));
