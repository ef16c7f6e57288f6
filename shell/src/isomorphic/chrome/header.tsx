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
import { VisitLink } from './visit-link';
import { Wordmark } from './wordmark';
import { ZoneSwitch } from './zone-switch';

// Its box has no part in the layout: what sticks inside must not end with it.
const Banner = styled.header`
  display: contents;
`;

// What is used on the way through a page stays: zones, logo, search, account and cart. The header shrinks without a script
// and without a layout shift: on wide screens the menu's row scrolls away below, on others that of the zones above.
const Bar = styled.div`
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
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: clamp(0.25rem, -0.2rem + 1.4vw, 1.5rem);
  }
  ${media.desktop} {
    top: 0;

    & > div {
      position: relative;
      display: grid;
      /* The search keeps its words beside the button; with more room the logo is in the middle. */
      grid-template-columns: 1fr auto 1.5fr;
      column-gap: 2rem;
      height: ${tokens.headerHeight};
    }
  }
  ${media.wide} {
    & > div {
      grid-template-columns: 1fr auto 1fr;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Zones = styled.div`
  flex: 0 0 100%;
  height: var(--header-zones);
  border-bottom: 1px solid ${tokens.color.border};

  /* Under the container's whole width, as the line below the bar. */
  margin-inline: calc(-1 * ${tokens.gutter});
  padding-inline: ${tokens.gutter};

  ${media.mobileNavigation} {
    flex-basis: calc(100% + 2 * ${tokens.gutter});
  }
  ${media.desktop} {
    height: auto;
    margin-inline: 0;
    padding-inline: 0;
    border-bottom: 0;
  }
`;

const MenuRow = styled.div`
  position: relative;
  z-index: 39;
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.paper};

  & > div {
    display: flex;
    align-items: center;
    gap: 1.5rem;
    min-height: 3.25rem;
  }
  & > div > nav:first-of-type {
    flex: 1;
    margin-inline-start: calc(-1 * clamp(0.4rem, -1.25rem + 2.58vw, 0.95rem));
  }
  & > div > a {
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
  & > div > a > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.color.accent};
  }
  ${media.mobileNavigation} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-inline-end: auto;

  ${media.desktop} {
    margin-inline-end: 0;
  }
  color: ${tokens.color.ink};
  text-decoration: none;

  &:hover {
    color: ${tokens.color.accent};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: ${tokens.headerHeight};
  margin-inline-end: -0.625rem;

  & > form {
    max-width: 20rem;
    margin-inline-end: 0.75rem;
  }
  ${media.mobileNavigation} {
    & > form {
      display: none;
    }
  }
  & > a {
    flex: none;
  }
  & > [data-in='bar'] {
    margin-inline-end: 0.75rem;
  }
  & > a:not([data-in]) {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${tokens.radius.full};
    color: ${tokens.color.ink};
  }
  & > a:not([data-in]):hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.accent};
  }
  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

export type HeaderProps = LanguageSwitchProps;

/**
 * The header of every page: zones, logo, search, booking, account, cart, which stay in view; main menu, phone, languages. On a phone
 * all but zones, logo, search, account and cart are in a drawer.
 */
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
      <Banner>
        {abroad ? null : <SkipLink t={t} />}
        <Bar>
          <Container>
            <Zones data-zones="">
              <ZoneSwitch {...part} />
            </Zones>
            <MobileNavigation {...part} alternates={alternates} />
            <HomeLink href={hrefOf(part, chromePages.home)}>
              <Wordmark name={brand.name} />
              <VisuallyHidden>{` – ${t('chrome.home')}`}</VisuallyHidden>
            </HomeLink>
            <Tools>
              <SearchForm {...part} id="header-search" />
              <VisitLink {...part} within="bar" />
              <MobileSearch {...part} />
              <AccountLink {...part} />
              <CartLink href={hrefOf(part, chromePages.cart)} label={t('chrome.cart')} />
            </Tools>
          </Container>
        </Bar>
        <MenuRow>
          <Container>
            <MainNavigation {...part} />
            <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>
              <Phone aria-hidden="true" />
              {brand.phone}
            </a>
            <LanguageSwitch {...part} alternates={alternates} />
          </Container>
        </MenuRow>
      </Banner>
    </>
  );
}
