import type { ProductFacets } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, offscreen, resultsHref } from '@aksamit/ui';
import styled from '@emotion/styled';
import { type ZoneFilters, zoneAddress } from '../zone-filters';
import { BodyPartGroups } from './body-part-groups';

const Base = styled.section`
  margin-top: clamp(2.5rem, 2rem + 2vw, 4rem);
`;

interface ZoneBodyPartsProps {
  /** Path of the zone. */
  path: string;
  filters: ZoneFilters;
  groups: ProductFacets['bodyPartGroups'];
}

/** Body parts of a zone's list, each a filter of it; nothing without groups. */
export function ZoneBodyParts({ path, filters, groups }: ZoneBodyPartsProps) {
  const t = useTranslate();
  if (groups.length === 0) return null;
  return (
    <Base aria-labelledby="body-parts" style={offscreen(800, 330)}>
      <Heading level={2} size="lg" id="body-parts">
        {t('bodyPartGroups.title')}
      </Heading>
      <BodyPartGroups
        groups={groups}
        addressOf={(bodyPart) => resultsHref(zoneAddress(path, { ...filters, page: 1, bodyPart }))}
      />
    </Base>
  );
}
