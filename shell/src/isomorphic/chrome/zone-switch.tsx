import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ChromePartProps } from './chrome-props';
import { zoneLinks } from './navigation';
import { shownLinks } from './shown-links';

const List = styled.ul`
  display: flex;
  flex: 1;
  padding: 0;
  list-style: none;

  & > li {
    flex: 1;
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    transition: color ${tokens.duration.fast} ease;
  }
  & a::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: 50%;
  }
  & a:hover {
    color: ${tokens.color.accent};
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & a[aria-current] {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  & a[aria-current]::before {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }
  ${media.desktop} {
    gap: 1.75rem;

    & > li {
      flex: none;
    }
  }
`;

/** Gender buttons: links to the women's and the men's zone. */
export function ZoneSwitch(part: ChromePartProps) {
  const { t } = part;
  return (
    <nav aria-label={t('zones.label')}>
      <List>
        {shownLinks(part, zoneLinks).map(({ labelKey, href, current }) => (
          <li key={labelKey}>
            <a href={href} aria-current={current}>
              {t(labelKey)}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
