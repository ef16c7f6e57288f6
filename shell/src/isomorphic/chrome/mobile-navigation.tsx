import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ChevronDown, Menu, Phone, X } from 'lucide-react';
import { AccountLink } from './account-link';
import type { ChromePartProps } from './chrome-props';
import { Disclosure } from './disclosure';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch';
import { mainMenu } from './navigation';
import { SearchForm } from './search-form';
import { shownEntries } from './shown-links';
import { VisitLink } from './visit-link';

const Drawer = styled(Disclosure)`
  & > summary {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-inline-start: -0.625rem;
    list-style: none;
  }
  & > summary:focus-visible {
    outline-offset: -5px;
    box-shadow: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    grid-area: 1 / 1;
    width: 1.5rem;
    height: 1.5rem;
  }
  &[open] > summary > svg:first-of-type,
  &:not([open]) > summary > svg:last-of-type {
    visibility: hidden;
  }
  ${media.desktop} {
    display: none;
  }
`;

// With the drawer open the whole header stays visible (see Header), so the sheet starts below both of its rows.
const Sheet = styled.div`
  position: fixed;
  inset: calc(var(--header-zones) + ${tokens.headerHeight}) 0 0;
  z-index: 1;
  display: grid;
  align-content: start;
  gap: 1.25rem;
  padding: 1.25rem ${tokens.gutter} calc(2rem + env(safe-area-inset-bottom, 0px));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.paper};
`;

const Entries = styled.ul`
  padding: 0;
  list-style: none;

  & a,
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    color: ${tokens.color.ink};
    font-size: 1.125rem;
    font-weight: 500;
    list-style: none;
    text-decoration: none;
  }
  & > li {
    border-bottom: 1px solid ${tokens.color.border};
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
  & details > ul {
    padding: 0 0 0.75rem 1rem;
    list-style: none;
  }
  & details a {
    min-height: 2.75rem;
    font-size: 1rem;
    font-weight: 400;
  }
  & a[aria-current='page'] {
    color: ${tokens.color.accent};
    font-weight: 600;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
    font-weight: 500;
    text-decoration: none;
  }
  & > a > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

function MobileEntries(part: ChromePartProps) {
  const { t } = part;
  return (
    <Entries>
      {shownEntries(part, mainMenu).map((entry) => (
        <li key={entry.labelKey}>
          {'children' in entry ? (
            <details name="mobile-menu">
              <summary>
                {t(entry.labelKey)}
                <ChevronDown aria-hidden="true" />
              </summary>
              <ul>
                {entry.children.map(({ labelKey, href, current }) => (
                  <li key={labelKey}>
                    <a href={href} aria-current={current}>
                      {t(labelKey)}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <a href={entry.href} aria-current={entry.current}>
              {t(entry.labelKey)}
            </a>
          )}
        </li>
      ))}
    </Entries>
  );
}

/** Navigation at 1024 px and below: a sheet under the header with search, menu, account, phone and languages. */
export function MobileNavigation({ alternates, ...part }: LanguageSwitchProps) {
  const { context, t } = part;
  const { phone } = context.market.brand;
  return (
    <Drawer
      drawer
      summaryLabel={t('menu.label')}
      summary={
        <>
          <Menu aria-hidden="true" />
          <X aria-hidden="true" />
        </>
      }
    >
      <Sheet>
        <SearchForm {...part} id="menu-search" size="large" />
        <VisitLink {...part} within="menu" />
        <nav aria-label={t('menu.label')}>
          <MobileEntries {...part} />
        </nav>
        <Foot>
          <AccountLink {...part} withText />
          <LanguageSwitch {...part} alternates={alternates} />
          <a href={`tel:${phone.replace(/\s/g, '')}`}>
            <Phone aria-hidden="true" />
            {phone}
          </a>
        </Foot>
      </Sheet>
    </Drawer>
  );
}
