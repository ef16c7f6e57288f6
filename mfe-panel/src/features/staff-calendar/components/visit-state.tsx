import {
  AlarmClock,
  Check,
  CircleSlash,
  Clock,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  ShieldAlert,
  UserX,
} from 'lucide-react';
import type { ShownState } from '../visit-words';

/** Each state has a sign of its own beside its colour. */
export const STATE_ICONS: Readonly<Record<ShownState, LucideIcon>> = {
  held: Hourglass,
  active: Clock,
  arrived: DoorOpen,
  late: AlarmClock,
  done: Check,
  noShow: UserX,
  refused: ShieldAlert,
  canceled: CircleSlash,
};

/** Colours of their badges. */
export const STATE_TONES = {
  held: 'neutral',
  active: 'soft',
  arrived: 'accent',
  late: 'warning',
  done: 'success',
  noShow: 'warning',
  refused: 'danger',
  canceled: 'neutral',
} as const;
