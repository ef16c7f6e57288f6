import type { StaffEvent } from '@aksamit/contracts/staff';
import {
  ClipboardCheck,
  ClipboardX,
  FileCheck,
  FileX,
  type LucideIcon,
  StickyNote,
  UserCheck,
  Users,
} from 'lucide-react';
import { marksOf, type VisitMark } from '../visit-words';
import { Marks } from './block-style';

const ICONS: Readonly<Record<VisitMark, LucideIcon>> = {
  interviewMissing: ClipboardX,
  interviewDone: ClipboardCheck,
  cardMissing: FileX,
  cardDone: FileCheck,
  guardianMissing: Users,
  guardianDone: UserCheck,
};

/** Marks of a visit as signs; their words are in the name of the visit. */
export function VisitMarks({ event }: { event: StaffEvent }) {
  return (
    <Marks aria-hidden="true">
      {marksOf(event).map((mark) => {
        const Icon = ICONS[mark];
        return <Icon key={mark} data-missing={mark.endsWith('Missing')} />;
      })}
      {event.note ? <StickyNote /> : null}
    </Marks>
  );
}
