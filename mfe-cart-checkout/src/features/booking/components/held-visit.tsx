import type { CartItem } from '@aksamit/contracts';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CalendarCheck2 } from 'lucide-react';
import type { ReactNode } from 'react';

const Base = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color['success-soft']};
  line-height: 1.45;

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${tokens.color.success};
  }
  & > div {
    display: grid;
    gap: ${space(1)};
  }
  & strong::first-letter {
    text-transform: uppercase;
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

/** A dash without a line break after it: start and end of a time stay together. */
const DASH = '–\u2060';

/** `poniedziałek, 23 listopada, 10:15–11:00` of a held visit. */
export function useVisitTime(): (visit: Pick<CartItem, 'startAt' | 'endAt'>) => string {
  const locale = useLocaleFormats();
  return ({ startAt, endAt }) => {
    if (startAt === null) return '';
    const times = [startAt, endAt].flatMap((instant) => (instant ? [formatTime(instant)] : []));
    return `${formatWeekdayDate(startAt, locale)}, ${times.join(DASH)}`;
  };
}

interface HeldVisitProps {
  item: CartItem;
  /** What it is for, where no text above names it. */
  name?: string | undefined;
  children?: ReactNode;
}

/** When and where a visit is held. */
export function HeldVisit({ item, name, children }: HeldVisitProps) {
  const t = useTranslate();
  const timeOf = useVisitTime();
  return (
    <Base>
      <CalendarCheck2 aria-hidden="true" />
      <div>
        {name ? <span>{name}</span> : null}
        <strong>{timeOf(item)}</strong>
        {item.location ? <span>{`${item.location.name}, ${item.location.city}`}</span> : null}
        {item.therapist ? <span>{t('therapists.of', { name: item.therapist.firstName })}</span> : null}
        {children}
      </div>
    </Base>
  );
}
