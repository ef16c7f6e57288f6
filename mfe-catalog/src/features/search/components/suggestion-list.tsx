import { FigureImage } from '@aksamit/body-atlas/figures';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { markedParts } from '../suggestion-rules';
import type { ShownSection } from '../suggestion-sections';

const List = styled.div`
  /* It scrolls itself: the arrows of the field reach all of it, which a scrolled part without focus would need keys for. */
  min-height: 0;
  padding-block: 0.375rem;
  overflow-y: auto;
  overscroll-behavior: contain;

  & > div + div {
    margin-top: 0.25rem;
    padding-top: 0.25rem;
    border-top: 1px solid ${tokens.color.border};
  }
  & > div > span {
    display: block;
    padding: 0.5rem 1rem 0.25rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    color: ${tokens.color.ink};
    line-height: 1.3;
    text-decoration: none;
    cursor: pointer;
  }
  & [role='option'] > img {
    --figure-size: 2.25rem;

    margin-inline-end: -0.25rem;
  }
  /* In a group with drawings the words of all options begin at one line. */
  & > div:has(img) > [role='option']:not(:has(> img)) {
    padding-inline-start: 4rem;
  }
  & [role='option'] > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  & [data-price] {
    flex: none;
    font-size: ${tokens.text.sm};
    font-variant-numeric: tabular-nums;
  }
  & [role='option']:hover {
    background: ${tokens.color.sunken};
  }
  & [aria-selected='true'] {
    background: ${tokens.color.sunken};
    box-shadow: inset 3px 0 ${tokens.color.accent};
  }
  & [data-quiet] {
    color: ${tokens.color.accent};
    font-weight: 500;
  }
`;

interface SuggestionListProps {
  id: string;
  label: string;
  sections: readonly ShownSection[];
  active: number;
  text: string;
  optionId(index: number): string;
  onChoose(): void;
}

/** The options of a search field, in groups. The caret stays in the field: an option is active, never focused. */
export function SuggestionList({ id, label, sections, active, text, optionId, onChoose }: SuggestionListProps) {
  let index = -1;
  return (
    <List role="listbox" id={id} aria-label={label}>
      {sections.map(({ key, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them, no form controls.
        <div key={key} role="group" aria-labelledby={title ? `${id}-${key}` : undefined}>
          {title ? <span id={`${id}-${key}`}>{title}</span> : null}
          {options.map((option) => {
            index += 1;
            return (
              <Option
                key={option.key}
                id={optionId(index)}
                option={option}
                isActive={index === active}
                text={text}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </List>
  );
}

interface OptionProps {
  id: string;
  option: ShownSection['options'][number];
  isActive: boolean;
  text: string;
  onChoose(): void;
}

function Option({ id, option, isActive, text, onChoose }: OptionProps) {
  const money = useMoney();
  const { title, detail, price, drawn, href, isQuiet } = option;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      data-quiet={isQuiet ? '' : undefined}
      onClick={onChoose}
    >
      {drawn ? <FigureImage {...drawn} /> : null}
      <span>
        <Marked title={title} text={isQuiet ? '' : text} />
        {detail ? <small>{detail}</small> : null}
      </span>
      {price ? <span data-price="">{money(price.amount, price.currency)}</span> : null}
    </a>
  );
}

function Marked({ title, text }: { title: string; text: string }) {
  let at = 0;
  return markedParts(title, text).map(({ part, isMarked }) => {
    const key = at;
    at += part.length;
    return isMarked ? <mark key={key}>{part}</mark> : part;
  });
}
