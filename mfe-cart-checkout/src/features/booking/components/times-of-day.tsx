import type { EventSlot } from '@aksamit/contracts';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Spinner, VisuallyHidden } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { slotsByPart } from '../slot-days';

const Part = styled.div`
  display: grid;
  gap: ${space(2)};

  & > h4 {
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.sm};
    font-weight: 600;
    color: ${tokens.color['ink-muted']};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
    gap: ${space(2)};
    padding: 0;
    list-style: none;
  }
`;

/** A time to press: 48 px high. */
export const TimeButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375em;
  width: 100%;
  min-height: 3rem;
  padding: 0 ${space(2)};
  border: 1px solid ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
  }
  &[aria-busy='true'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    cursor: progress;
  }
`;

export interface TimesOfDayProps {
  slots: readonly EventSlot[];
  /** Start of the slot that is being taken. */
  pendingAt: string | null;
  onPick(slot: EventSlot): void;
}

/** The free times of a day by morning, afternoon and evening; one press takes a time. */
export function TimesOfDay({ slots, pendingAt, onPick }: TimesOfDayProps) {
  const t = useTranslate();
  const prefix = useId();
  return (
    <>
      {slotsByPart(slots).map(({ part, slots: times }) => (
        <Part key={part}>
          <h4 id={`${prefix}${part}`}>{t(`slots.part.${part}`)}</h4>
          <ul aria-labelledby={`${prefix}${part}`}>
            {times.map((slot) => {
              const isPending = slot.startAt === pendingAt;
              return (
                <li key={slot.startAt}>
                  <TimeButton
                    type="button"
                    aria-busy={isPending || undefined}
                    aria-disabled={pendingAt !== null || undefined}
                    onClick={() => onPick(slot)}
                  >
                    {isPending ? <Spinner /> : null}
                    <span>
                      {formatTime(slot.startAt)}
                      <VisuallyHidden>{`–${formatTime(slot.endAt)}`}</VisuallyHidden>
                    </span>
                  </TimeButton>
                </li>
              );
            })}
          </ul>
        </Part>
      ))}
    </>
  );
}
