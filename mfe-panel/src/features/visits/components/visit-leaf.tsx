import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { visitLeaf } from '../visit-time';

const Leaf = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  width: 4.5rem;
  min-height: 4.75rem;
  padding: 0.5rem 0.25rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.blush};
  color: ${tokens.color['accent-strong']};
  font-size: ${tokens.text.xs};
  line-height: 1.25;

  & > b {
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    font-weight: 500;
    line-height: 1.1;
  }
  &[data-quiet] {
    background: ${tokens.color.sunken};
    color: ${tokens.color['ink-muted']};
  }
`;

/** Day of a visit as a calendar sheet. The text beside it has the same content, so it is hidden from screen readers. */
export function VisitLeaf({ startAt, locale, quiet }: { startAt: string; locale: 'pl' | 'en'; quiet?: boolean }) {
  const { day, month, weekday } = visitLeaf(startAt, locale);
  return (
    <Leaf aria-hidden="true" data-quiet={quiet || undefined}>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </Leaf>
  );
}
