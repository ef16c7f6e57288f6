import { createContext, useContext } from 'react';
import type { StaffSalon } from '../../staff-kit/salons/get-staff-salons';

export const StaffSalonContext = createContext<StaffSalon | null>(null);

/** The salon whose work is shown. Throws outside of the staff area's frame. */
export function useStaffSalon(): StaffSalon {
  const salon = useContext(StaffSalonContext);
  if (!salon) throw new Error('Failed to find the salon: no StaffFrame above. Put the page into the area "staff".');
  return salon;
}
