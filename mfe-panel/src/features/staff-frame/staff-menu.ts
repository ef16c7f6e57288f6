import { CalendarDays, type LucideIcon } from 'lucide-react';

/** An entry of the staff area's menu: a page of this module, its label under `staff.menu`. */
export interface StaffMenuEntry {
  page: 'panel/staff-calendar';
  label: string;
  icon: LucideIcon;
  /** Roles that have the right to what the page shows. */
  roles: readonly string[];
}

/** Parts of the staff area in the order of the day's work. Source: readings.md, "Roles". */
const STAFF_MENU: readonly StaffMenuEntry[] = [
  { page: 'panel/staff-calendar', label: 'calendar', icon: CalendarDays, roles: ['staff', 'manager', 'admin'] },
];

/** The entries that a role has rights for. */
export const menuOf = (role: string): readonly StaffMenuEntry[] =>
  STAFF_MENU.filter(({ roles }) => roles.includes(role));
