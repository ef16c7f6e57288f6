import { type AtlasPart, BodyAtlas, BodySheet, markedByControls, viewsWith } from '@aksamit/body-atlas';
import type { Bundle } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { bodyViewTexts } from '../../../texts/body-view-texts';
import { controlOfPart } from '../bundle-rules';

const Around = styled.div<{ marks: string }>`
  display: grid;
  gap: 0.75rem;

  ${({ marks }) => marks}
`;

/** The drawn areas of a bundle: one for each body part, chosen by the checkbox of its treatment. */
function drawnChoices({ gender, products }: Pick<Bundle, 'gender' | 'products'>): AtlasPart[] {
  const parts = new Map<string, AtlasPart>();
  for (const { id, productBodyParts } of products) {
    const [part] = productBodyParts;
    if (!part || productBodyParts.length > 1 || parts.has(part.code)) continue;
    if (viewsWith(gender, [part.code]).length === 0) continue;
    parts.set(part.code, { code: part.code, name: part.name, isChosen: false, controlId: controlOfPart(id) });
  }
  return [...parts.values()];
}

/**
 * The body on which a bundle's parts are chosen. Its areas are labels of the checkboxes of the list and marked by style: it needs
 * no script, also before the island around the checkboxes runs. Nothing for a bundle without drawn parts.
 */
export function BundleBody({ bundle }: { bundle: Pick<Bundle, 'gender' | 'products'> }) {
  const t = useTranslate();
  const parts = drawnChoices(bundle);
  if (parts.length === 0) return null;
  return (
    <Around marks={markedByControls(parts)}>
      <Text size="sm">{t('bundleBody.hint')}</Text>
      <BodySheet id="bundle-" figures={[]} atlas={{ gender: bundle.gender, codes: parts.map(({ code }) => code) }}>
        <BodyAtlas
          gender={bundle.gender}
          parts={parts}
          hasList={false}
          texts={{ label: t('bundleBody.label'), ...bodyViewTexts(t) }}
        />
      </BodySheet>
    </Around>
  );
}
