import { VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { Alternates, ChromePartProps } from './chrome-props';
import { chromePages } from './navigation';
import { hrefOf } from './shown-links';

const List = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;

  & > li + li {
    border-inline-start: 1px solid ${tokens.color.border};
  }
  & a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 500;
    text-decoration: none;
    text-transform: uppercase;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
  & [aria-current] {
    color: ${tokens.color.ink};
    font-weight: 700;
  }
`;

export interface LanguageSwitchProps extends ChromePartProps {
  alternates: Alternates;
}

/** The same page in the market's other languages; nothing when the market has only one. */
export function LanguageSwitch({ alternates, ...part }: LanguageSwitchProps) {
  const { context, t } = part;
  const { locales } = context.market;
  if (locales.length < 2) return null;
  return (
    <nav aria-label={t('language.label')}>
      <List>
        {locales.map(({ code, name }) => {
          const isCurrent = code === context.locale;
          const href = alternates[code] ?? (isCurrent ? hrefOf(part, chromePages.home) : undefined);
          if (href === undefined) return null;
          return (
            <li key={code}>
              <a href={href} lang={code} hrefLang={code} aria-current={isCurrent ? 'true' : undefined}>
                <span aria-hidden="true">{code}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
