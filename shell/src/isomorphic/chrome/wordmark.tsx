import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Word = styled.span`
  display: inline-flex;
  align-items: baseline;
  color: inherit;
  font-family: ${tokens.font.serif};
  font-size: 1.75rem;
  font-weight: 500;
  line-height: 1;
  letter-spacing: -0.035em;

  &::after {
    content: '';
    width: 0.2em;
    height: 0.2em;
    margin-inline-start: 0.08em;
    border-radius: 50%;
    background: ${tokens.color.accent};
  }
  &[data-tone='inverse']::after {
    background: ${tokens.color['velvet-muted']};
  }
`;

/** The brand's name set as its logo, lower case, with a point in the accent colour. */
export function Wordmark({ name, inverse }: { name: string; inverse?: boolean }) {
  return (
    <Word translate="no" data-tone={inverse ? 'inverse' : undefined}>
      {name.toLocaleLowerCase('pl')}
    </Word>
  );
}
