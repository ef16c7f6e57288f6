import { Container } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ChromePartProps } from './chrome-props';

const Line = styled.aside`
  background: ${tokens.color.velvet};
  color: ${tokens.color['ink-inverse']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  & p {
    padding-block: 0.5rem;
  }
  & a,
  & a:hover {
    color: inherit;
    white-space: nowrap;
  }
  & :focus-visible {
    outline-color: ${tokens.color['focus-halo']};
  }
  ${media.print} {
    display: none;
  }
`;

/** Whether a market is for customers who come from abroad: the country's own language is none of its languages. */
export const isAbroad = ({ market }: ChromePartProps['context']): boolean =>
  !market.locales.some(({ code }) => code === 'pl');

/** Above the header of a market for customers from abroad: where the salons are, and in which language we can be called. */
export function AbroadNotice({ context, t }: Pick<ChromePartProps, 'context' | 't'>) {
  const { phone } = context.market.brand;
  return (
    <Line aria-label={t('abroad.label')}>
      <Container>
        <p>
          {t('abroad.text')} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </p>
      </Container>
    </Line>
  );
}
