import type { StaffEvent } from '@aksamit/contracts/staff';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
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

const ICONS: Readonly<Record<VisitMark, LucideIcon>> = {
  interviewMissing: ClipboardX,
  interviewDone: ClipboardCheck,
  cardMissing: FileX,
  cardDone: FileCheck,
  guardianMissing: Users,
  guardianDone: UserCheck,
};

const Base = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.125rem;

  /* Beside others at the same time the name comes first; the marks stay in what a screen reader announces, and in the details. */
  @container (max-width: 9rem) {
    display: none;
  }
  & > svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
  & > [data-missing='true'] {
    color: ${tokens.color.danger};
  }
`;

/** Marks of a visit as signs; their words are in the name of the visit. */
export function VisitMarks({ event }: { event: StaffEvent }) {
  return (
    <Base aria-hidden="true">
      {marksOf(event).map((mark) => {
        const Icon = ICONS[mark];
        return <Icon key={mark} data-missing={mark.endsWith('Missing')} />;
      })}
      {event.note ? <StickyNote /> : null}
    </Base>
  );
}
