import type { ProductFacets } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, offscreen, resultsHref, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type ZoneFilters, zoneAddress } from '../zone-filters';

const Base = styled.section`
  margin-top: clamp(2.5rem, 2rem + 2vw, 4rem);
`;

const Groups = styled.ul`
  display: grid;
  gap: 1.5rem 2.5rem;
  margin-top: 1.25rem;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin-top: 0.375rem;
    padding: 0;
    list-style: none;
  }
  & ul a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
  }
  & small {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
    font-variant-numeric: tabular-nums;
  }
`;

interface BodyPartGroupsProps {
  /** Path of the zone. */
  path: string;
  filters: ZoneFilters;
  groups: ProductFacets['bodyPartGroups'];
}

/** Body parts by group, with how much there is for each; a group without packages has a message. Nothing without groups. */
export function BodyPartGroups({ path, filters, groups }: BodyPartGroupsProps) {
  const t = useTranslate();
  if (groups.length === 0) return null;
  return (
    <Base aria-labelledby="body-parts" style={offscreen(800, 330)}>
      <Heading level={2} size="lg" id="body-parts">
        {t('zonePage.groups.title')}
      </Heading>
      <Groups>
        {groups.map(({ code, name, count, packageCount, bodyParts }) => (
          <li key={code}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <Text size="sm" tone="muted">
              {packageCount > 0
                ? `${t('list.count', { count })}, ${t('zonePage.groups.packages', { count: packageCount })}`
                : t('zonePage.groups.noPackages')}
            </Text>
            <ul>
              {bodyParts.map((part) => (
                <li key={part.code}>
                  <a href={resultsHref(zoneAddress(path, { ...filters, page: 1, bodyPart: part.code }))}>
                    {part.name}
                    <small>{part.count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Groups>
    </Base>
  );
}
