import { Container, promoLook } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionActions } from './section-actions';

const Bar = styled.aside`
  padding-block: 1.25rem;
  border-block: 1px solid ${tokens.color['blush-deep']};
  background: ${tokens.color['accent-soft']};

  & > div {
    display: grid;
    gap: 1rem 2rem;
  }
  & p > strong {
    display: block;
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text.xl};
    font-weight: 500;
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  ${media.tablet} {
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  ${promoLook}
`;

/** A narrow band with an announcement and one or two links. */
export function PromoBarSection({ section: { headline, subheadline, actions, look } }: SectionProps<'promoBar'>) {
  return (
    <Bar aria-label={headline} data-look={look}>
      <Container>
        <p>
          <strong>{headline}</strong> {subheadline}
        </p>
        <div>
          <SectionActions actions={actions} />
        </div>
      </Container>
    </Bar>
  );
}
