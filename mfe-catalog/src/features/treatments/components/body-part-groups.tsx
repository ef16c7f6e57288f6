import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ShownPartGroup } from '../api/list-body-part-groups';

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
  groups: readonly ShownPartGroup[];
  /** Address of the list of what there is for a body part, by its code. */
  addressOf(bodyPart: string): string;
}

/** Body parts by group, with how much there is for each; a group without packages has a message. */
export function BodyPartGroups({ groups, addressOf }: BodyPartGroupsProps) {
  const t = useTranslate();
  return (
    <Groups>
      {groups.map(({ code, name, count, packageCount, bodyParts }) => (
        <li key={code}>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {packageCount > 0
              ? `${t('bodyPartGroups.count', { count })}, ${t('bodyPartGroups.packages', { count: packageCount })}`
              : t('bodyPartGroups.noPackages')}
          </Text>
          <ul>
            {bodyParts.map((part) => (
              <li key={part.code}>
                <a href={addressOf(part.code)}>
                  {part.name}
                  <small>{part.count}</small>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Groups>
  );
}
