import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ChromePartProps } from './chrome-props';
import { inCheckout } from './in-checkout';
import { chromePages } from './navigation';
import { hrefOf } from './shown-links';

const Base = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.5rem;
  padding-inline: 1.125rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.accent};
  color: ${tokens.color['accent-ink']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${tokens.color['accent-strong']};
  }
  ${inCheckout} &[data-in='bar'] {
    display: none;
  }
  &[data-in='menu'] {
    min-height: 3rem;
    font-size: 1rem;
  }
  /* A phone's header has no room for it: there it opens the menu. */
  @media (max-width: 767.98px) {
    &[data-in='bar'] {
      display: none;
    }
  }
  ${media.desktop} {
    min-height: 2.75rem;
  }
`;

interface VisitLinkProps extends ChromePartProps {
  /** The bar that stays in view, or the phone's menu. */
  within: 'bar' | 'menu';
}

/** What most visitors come for: to book a visit. */
export function VisitLink({ within, ...part }: VisitLinkProps) {
  const href = hrefOf(part, chromePages.reservation);
  if (href === undefined) return null;
  return (
    <Base href={href} data-in={within}>
      {part.t('chrome.bookVisit')}
    </Base>
  );
}
