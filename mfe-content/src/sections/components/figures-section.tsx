import { Container, joinShortWords, SectionHead, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';

const Band = styled.section`
  padding-block: clamp(1.5rem, 1rem + 2vw, 2.75rem);
  border-block: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5rem clamp(1rem, 3vw, 3rem);

  /* Three in two columns: the last one has the row to itself on a phone, and each its own column from a tablet on. */
  & > :last-child:nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    &:has(> :last-child:nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > :last-child:nth-child(3) {
      grid-column: auto;
    }
  }
  ${media.desktop} {
    &:not(:has(> :last-child:nth-child(3))) {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.25rem;
  }
  & dd {
    margin: 0;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['3xl']};
    font-variant-numeric: lining-nums;
    line-height: 1.05;
  }
  & dt {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    line-height: 1.4;
  }
`;

const Note = styled(Text)`
  margin-top: 1.25rem;
`;

/** Large figures with what they count, and what they are an example or a copy of. */
export function FiguresSection({ section, position }: SectionProps<'figures'>) {
  const { eyebrow, title, lead, items, note } = section;
  return (
    <Band aria-labelledby={title ? position.id : undefined}>
      <Container>
        {title ? <SectionHead id={position.id} eyebrow={eyebrow} title={title} text={lead} /> : null}
        <Figures>
          {items.map(({ value, label }) => (
            <div key={label}>
              <dt>{joinShortWords(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
        {note ? (
          <Note size="sm" tone="muted">
            {note}
          </Note>
        ) : null}
      </Container>
    </Band>
  );
}
