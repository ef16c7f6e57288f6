import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Disclosure, offscreen } from '@aksamit/ui';
import { media, space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import type { SectionOf, SectionProps } from '../section-of';
import { SectionBand } from './section-band';

type ReviewedCity = SectionOf<'salonReviews'>['cities'][number];

/** Cities shown before the others are opened: those with most salons. */
const FIRST_CITIES = 12;

const Cities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  ${media.desktop} {
    gap: ${space(3)};
  }
  & ul {
    padding: 0 ${space(4)} ${space(2)};
    list-style: none;
  }
  & ul a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const City = styled.div`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & > a,
  & summary {
    padding-inline: ${space(4)};
  }
  & > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: 3rem;
    color: ${tokens.color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  & > a:hover {
    color: ${tokens.color.accent};
  }
  & summary small {
    margin-inline-start: auto;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 400;
  }
  & > a > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.color.accent};
  }
`;

const More = styled(Disclosure)`
  margin-top: ${space(4)};

  & > summary {
    display: inline-flex;
    gap: ${space(2)};
    color: ${tokens.color.accent};
  }
  & > ul {
    margin-top: ${space(3)};
  }
`;

/** Links to write a review of a salon on the maps service, by city; nothing where no salon has a profile there. */
export function SalonReviewsSection({ section, position }: SectionProps<'salonReviews'>) {
  const t = useTranslate();
  const href = useHref();
  const { cities } = section;
  if (cities.length === 0) return null;
  const others = cities.slice(FIRST_CITIES);
  return (
    <SectionBand
      head={section}
      position={position}
      action={<a href={href('catalog/salons')}>{t('charity.allSalons')}</a>}
      style={offscreen(1040, 540)}
    >
      <CityList cities={cities.slice(0, FIRST_CITIES)} />
      {others.length > 0 ? (
        <More summary={t('charity.moreCities', { count: others.length })}>
          <CityList cities={others} />
        </More>
      ) : null}
    </SectionBand>
  );
}

function CityList({ cities }: { cities: readonly ReviewedCity[] }) {
  return (
    <Cities>
      {cities.map((city) => (
        <li key={city.name}>
          <City>{city.salons.length === 1 ? <OnlySalon city={city} /> : <SeveralSalons city={city} />}</City>
        </li>
      ))}
    </Cities>
  );
}

function OnlySalon({ city: { name, salons } }: { city: ReviewedCity }) {
  const t = useTranslate();
  const [salon] = salons;
  if (!salon) return null;
  return (
    <a
      href={salon.reviewUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('charity.rateSalon', { salon: salon.name })}
    >
      {name}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}

function SeveralSalons({ city: { name, salons } }: { city: ReviewedCity }) {
  const t = useTranslate();
  return (
    <Disclosure
      summary={
        <>
          {name}
          <small>{t('charity.salonCount', { count: salons.length })}</small>
        </>
      }
    >
      <ul>
        {salons.map((salon) => (
          <li key={salon.reviewUrl}>
            <a
              href={salon.reviewUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('charity.rateSalon', { salon: salon.name })}
            >
              {salon.name}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
