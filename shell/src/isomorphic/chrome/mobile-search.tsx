import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import type { ChromePartProps } from './chrome-props';
import { chromePages } from './navigation';
import { SearchForm } from './search-form';
import { hrefOf } from './shown-links';

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: transparent;
  color: ${tokens.color.ink};

  ${media.desktop} {
    display: none;
  }
`;

const Sheet = styled.div`
  inset: 0 0 auto;
  width: auto;
  max-width: none;
  margin: 0;
  padding: 0.75rem ${tokens.gutter};
  overflow: visible;
  border: 0;
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};

  &:popover-open {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  &::backdrop {
    background: rgb(0 0 0 / 30%);
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

/**
 * The search of a phone: a sheet over the header, whose field has the focus at once. The browser itself opens it, closes
 * it on Escape or a press outside, and returns the focus, also before and without scripts. Browsers without popovers have
 * the search in the menu.
 */
export function MobileSearch(part: ChromePartProps) {
  const { t } = part;
  const id = useId();
  if (hrefOf(part, chromePages.search) === undefined) return null;
  return (
    <>
      <Opener type="button" popoverTarget={id} aria-label={t('search.label')}>
        <Search aria-hidden="true" />
      </Opener>
      <Sheet popover="auto" id={id}>
        <SearchForm {...part} id="phone-search" size="large" autoFocus />
        <Opener type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('search.close')}>
          <X aria-hidden="true" />
        </Opener>
      </Sheet>
    </>
  );
}
