import { Container, VisuallyHidden } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Phone } from 'lucide-react';
import { AbroadNotice, isAbroad } from './abroad-notice';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch';
import { MainNavigation } from './main-navigation';
import { MobileNavigation } from './mobile-navigation';
import { MobileSearch } from './mobile-search';
import { chromePages } from './navigation';
import { SearchForm } from './search-form';
import { hrefOf } from './shown-links';
import { SkipLink } from './skip-link';
import { Wordmark } from './wordmark';
import { ZoneSwitch } from './zone-switch';

// The header shrinks by sticking with its first row above the edge of the screen: no script, and no layout shift. The
// element around it must not end with it, hence `display: contents` there.
const Bar = styled.header`
  --header-zones: 2.75rem;
  position: sticky;
  top: calc(-1 * var(--header-zones));
  z-index: 40;
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.paper};

  /* Nor does the first row hide what the keyboard reaches in it. */
  &:has([data-drawer][open]),
  &:has([data-zones] :focus-visible) {
    top: 0;
  }
  ${media.desktop} {
    --header-zones: 3.25rem;
  }
  ${media.print} {
    display: none;
  }
`;

const ZonesRow = styled.div`
  height: var(--header-zones);
  border-bottom: 1px solid ${tokens.color.border};

  & > div {
    display: flex;
    align-items: center;
    gap: 1.5rem;
    height: 100%;
  }
  & > div > nav:first-of-type {
    flex: 1;
  }
  ${media.desktop} {
    & > div > nav:first-of-type {
      flex: none;
    }
  }
`;

const DesktopOnly = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: 1.5rem;

  & > form {
    max-width: 22rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & > a > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.color.accent};
  }
  ${media.mobileNavigation} {
    display: none;
  }
`;

const MainRow = styled.div`
  & > div {
    position: relative;
    display: flex;
    align-items: center;
    gap: clamp(0.25rem, -0.2rem + 1.4vw, 1.5rem);
    height: ${tokens.headerHeight};
  }
  & > div > nav {
    flex: 1;
  }
  ${media.mobileNavigation} {
    & > div > nav {
      display: none;
    }
  }
`;

const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: ${tokens.color.ink};
  text-decoration: none;

  &:hover {
    color: ${tokens.color.accent};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: -0.625rem;

  & > a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${tokens.radius.full};
    color: ${tokens.color.ink};
  }
  & > a:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.accent};
  }
  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

export type HeaderProps = LanguageSwitchProps;

/** The header of every page: zones, search, phone, languages; logo, main menu, account, cart. */
export function Header({ alternates, ...part }: HeaderProps) {
  const { context, t } = part;
  const { brand } = context.market;
  // The skip link is the first stop of the keyboard, also where something stands above the bar.
  const abroad = isAbroad(context);
  return (
    <>
      {abroad ? (
        <>
          <SkipLink t={t} />
          <AbroadNotice context={context} t={t} />
        </>
      ) : null}
      <Bar>
        {abroad ? null : <SkipLink t={t} />}
        <ZonesRow data-zones="">
          <Container>
            <ZoneSwitch {...part} />
            <DesktopOnly>
              <SearchForm {...part} id="header-search" />
              <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>
                <Phone aria-hidden="true" />
                {brand.phone}
              </a>
              <LanguageSwitch {...part} alternates={alternates} />
            </DesktopOnly>
          </Container>
        </ZonesRow>
        <MainRow>
          <Container>
            <MobileNavigation {...part} alternates={alternates} />
            <HomeLink href={hrefOf(part, chromePages.home)}>
              <Wordmark name={brand.name} />
              <VisuallyHidden>{` – ${t('chrome.home')}`}</VisuallyHidden>
            </HomeLink>
            <MainNavigation {...part} />
            <Tools>
              <MobileSearch {...part} />
              <AccountLink {...part} />
              <CartLink href={hrefOf(part, chromePages.cart)} label={t('chrome.cart')} />
            </Tools>
          </Container>
        </MainRow>
      </Bar>
    </>
  );
}
