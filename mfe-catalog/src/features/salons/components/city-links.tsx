import type { LocationCity } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { media, tokens } from '@aksamit/shared-kit/theme';
import styled from '@emotion/styled';

const Nav = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  & a[aria-current] {
    border-color: ${tokens.color.ink};
    background: ${tokens.color.ink};
    color: ${tokens.color['ink-inverse']};
  }
  ${media.mobile} {
    & a {
      min-height: 2.75rem;
    }
  }
`;

interface CityLinksProps {
  /** Path of the list of salons. */
  path: string;
  cities: readonly LocationCity[];
  /** Slug of the chosen city. */
  chosen: string | undefined;
}

/** Cities with salons, each a link to its own list. */
export function CityLinks({ path, cities, chosen }: CityLinksProps) {
  const t = useTranslate();
  return (
    <Nav aria-label={t('salons.cities')}>
      <ul>
        <li>
          <a href={path} aria-current={chosen === undefined ? 'true' : undefined}>
            {t('salons.allCities')}
          </a>
        </li>
        {cities.map(({ id, name, slug }) => (
          <li key={id}>
            <a href={`${path}?city=${encodeURIComponent(slug)}`} aria-current={chosen === slug ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
