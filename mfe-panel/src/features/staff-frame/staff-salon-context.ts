import type { StaffSalon } from '@aksamit/contracts/staff';
import { createContext, useContext } from 'react';

export const StaffSalonContext = createContext<StaffSalon | null>(null);

/** The salon whose work is shown. Throws outside of the staff area's frame. */
export function useStaffSalon(): StaffSalon {
  const salon = useContext(StaffSalonContext);
  if (!salon) throw new Error('Failed to find the salon: no StaffFrame above. Put the page into the area "staff".');
  return salon;
}
