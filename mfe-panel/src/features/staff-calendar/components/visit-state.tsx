import type { StaffEventStatus } from '@aksamit/contracts/staff';
import { Check, CircleSlash, Clock, Hourglass, type LucideIcon, ShieldAlert, UserX } from 'lucide-react';

/** Each state has a sign of its own beside its colour. */
export const STATE_ICONS: Readonly<Record<StaffEventStatus, LucideIcon>> = {
  held: Hourglass,
  active: Clock,
  done: Check,
  noShow: UserX,
  refused: ShieldAlert,
  canceled: CircleSlash,
};
