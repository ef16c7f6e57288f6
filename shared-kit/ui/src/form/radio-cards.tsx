import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useId } from 'react';
import { withNonBreakingSpaces, withUnbrokenHyphens } from '../non-breaking-text';
import { tokens } from '../theme';
import { FieldError } from './field';

const Group = styled.fieldset`
  display: grid;
  gap: 0.75rem;

  & > legend {
    margin-bottom: 0.625rem;
    font-weight: 600;
  }
  & > legend > span {
    color: ${tokens.color.danger};
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--card-min)), 1fr));
  gap: 0.625rem;

  /* Four make two rows of two: three and one would leave the last alone. */
  &:has(> label:nth-of-type(4):last-of-type) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(var(--card-min), 34%)), 1fr));
  }
  /* What a card asks for stands in the row below it; the next card keeps its place beside. */
  grid-auto-flow: row dense;

  & > div {
    grid-column: 1 / -1;
    min-width: 0;
    padding: 1rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }
  & > label {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: 0.75rem;
    min-height: 3rem;
    padding: 0.75rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    line-height: 1.45;
    cursor: pointer;
    transition: background-color ${tokens.duration.fast} ease;
  }
  & > label:hover {
    background: ${tokens.color['accent-soft']};
  }
  & > label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  & > label:has(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
    color: ${tokens.color['ink-muted']};
    cursor: not-allowed;
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > label > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.color.accent};
  }
  & > label > input:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Subheading = styled.p`
  margin-top: 0.25rem;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 0.125rem;
  min-width: 0;
  font-weight: 500;

  & > small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 400;
  }
`;

export interface RadioCard {
  value: string;
  label: ReactNode;
  /** A second line: what it costs, how long it takes. */
  note?: ReactNode;
  disabled?: boolean | undefined;
  /** A glyph at the card's end; the label names the choice without it. */
  mark?: ReactNode;
  /** Heading of the choices from this one on, up to the next with another. */
  group?: string | undefined;
  /** Extra fields of this choice, right under the card; omit it while it is not chosen. */
  detail?: ReactNode;
}

export interface RadioCardsProps {
  legend: ReactNode;
  options: readonly RadioCard[];
  /** The result of react-hook-form's `register`, or `name` with `onChange`; set on every input. */
  inputProps: ComponentPropsWithRef<'input'> & { name: string };
  /** Controlled choice; omit with `register`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Id of the group, for links from an ErrorSummary: they focus the first card. */
  id?: string | undefined;
  /** Narrowest card, a CSS length. */
  minCard?: string | undefined;
}

/** Choices in a row with the same heading, each row in a grid of its own: no card moves above its heading. */
function groupsOf(options: readonly RadioCard[]) {
  const groups: { group: string | undefined; cards: RadioCard[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.cards.push(option);
    else groups.push({ group: option.group, cards: [option] });
  }
  return groups;
}

/** One of a few choices, each large enough to tap: payment methods, kinds of voucher, genders. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, options, error, required, id } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const errorId = `${groupId}-error`;
  const headingId = (group: string) => `${groupId}-group-${options.findIndex((option) => option.group === group)}`;
  return (
    <Group aria-describedby={error ? errorId : undefined} aria-required={required || undefined} role="radiogroup">
      <legend>
        {legend}
        {required ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {groupsOf(options).map(({ group, cards }) => (
        <Fragment key={group ?? ''}>
          {group ? <Subheading id={headingId(group)}>{group}</Subheading> : null}
          <CardsOf
            {...props}
            cards={cards}
            firstId={cards[0] === options[0] ? groupId : undefined}
            describedBy={group ? headingId(group) : undefined}
          />
        </Fragment>
      ))}
      {error ? (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </FieldError>
      ) : null}
    </Group>
  );
}

interface CardsOfProps extends RadioCardsProps {
  cards: readonly RadioCard[];
  /** Of the first card's control. */
  firstId: string | undefined;
  describedBy: string | undefined;
}

/** The cards of one group. */
function CardsOf({ cards, firstId, describedBy, inputProps, value, defaultValue, minCard = '14rem' }: CardsOfProps) {
  const cardStyle: Record<`--${string}`, string> = { '--card-min': minCard };
  return (
    <Cards style={cardStyle}>
      {cards.map((option, index) => (
        <Fragment key={option.value}>
          <label>
            <input
              {...inputProps}
              type="radio"
              id={index === 0 ? firstId : undefined}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={describedBy ?? inputProps['aria-describedby']}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            />
            <Words>
              {withUnbrokenHyphens(option.label)}
              {option.note ? <small>{withNonBreakingSpaces(option.note)}</small> : null}
            </Words>
            {option.mark ? <span aria-hidden="true">{option.mark}</span> : null}
          </label>
          {option.detail ? <div>{option.detail}</div> : null}
        </Fragment>
      ))}
    </Cards>
  );
}
