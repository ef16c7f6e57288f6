import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ChromePartProps } from './chrome-props';
import { Disclosure } from './disclosure';
import { mainMenu } from './navigation';
import { shownEntries } from './shown-links';

const List = styled.ul`
  display: flex;
  align-items: center;
  padding: 0;
  list-style: none;

  & > li > a,
  & > li > details > summary {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 2.75rem;
    padding-inline: clamp(0.4rem, -1.25rem + 2.58vw, 0.95rem);
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    font-weight: 500;
    list-style: none;
    text-decoration: none;
    white-space: nowrap;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & > li > a:hover,
  & summary:hover {
    color: ${tokens.color.accent};
  }
  & > li > a[aria-current] {
    color: ${tokens.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  & summary > svg {
    width: 1rem;
    height: 1rem;
    transition: transform ${tokens.duration.fast} ease;
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.ul`
  position: absolute;
  top: calc(100% - 0.5rem);
  z-index: 1;
  min-width: 15rem;
  margin-inline-start: -0.75rem;
  padding: 0.625rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
  }
  & a:hover {
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
  }
  & a[aria-current='page'] {
    color: ${tokens.color.accent};
    font-weight: 600;
  }
`;

/** The main menu on wide screens; entries with children open a list below them. */
export function MainNavigation(part: ChromePartProps) {
  const { t } = part;
  return (
    <nav aria-label={t('menu.label')}>
      <List>
        {shownEntries(part, mainMenu)
          .filter((entry) => !entry.mobileOnly)
          .map((entry) => (
            <li key={entry.labelKey}>
              {'children' in entry ? (
                <Disclosure
                  name="main-menu"
                  summary={
                    <>
                      {t(entry.labelKey)}
                      <ChevronDown aria-hidden="true" />
                    </>
                  }
                >
                  <Panel>
                    {entry.children.map(({ labelKey, href, current }) => (
                      <li key={labelKey}>
                        <a href={href} aria-current={current}>
                          {t(labelKey)}
                        </a>
                      </li>
                    ))}
                  </Panel>
                </Disclosure>
              ) : (
                <a href={entry.href} aria-current={entry.current}>
                  {t(entry.labelKey)}
                </a>
              )}
            </li>
          ))}
      </List>
    </nav>
  );
}
