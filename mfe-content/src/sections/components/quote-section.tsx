import { joinShortWords, offscreen } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Quote = styled.figure`
  display: grid;
  gap: 1.25rem;
  max-width: 46rem;
  margin: 0 auto;
  text-align: center;

  & > blockquote {
    margin: 0;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['2xl']};
    line-height: 1.35;
    text-wrap: balance;
  }
  & > figcaption {
    font-size: ${tokens.text.sm};
  }
  & > figcaption > span {
    color: ${tokens.color['ink-muted']};
  }
`;

/** Words of a person, with name and role. */
export function QuoteSection({ section, position }: SectionProps<'quote'>) {
  return (
    <SectionBand head={section} position={position} style={offscreen(420, 360)}>
      <Quote>
        <blockquote>{joinShortWords(section.text)}</blockquote>
        <figcaption>
          <strong>{section.author}</strong>
          {section.role ? <span>, {section.role}</span> : null}
        </figcaption>
      </Quote>
    </SectionBand>
  );
}
