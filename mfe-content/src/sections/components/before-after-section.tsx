import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Grid, offscreen, Picture, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Pair = styled.figure`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.25rem;
  margin: 0;

  & > div {
    position: relative;
  }
  & > div > span {
    position: absolute;
    inset: 0.625rem auto auto 0.625rem;
  }
  & img {
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
    border-radius: ${tokens.radius.md};
  }
  & > figcaption {
    grid-column: 1 / -1;
    padding-top: 0.375rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

const SIDES = ['before', 'after'] as const;

/** Pairs of photographs, each named, and that results differ. */
export function BeforeAfterSection({ section, position }: SectionProps<'beforeAfter'>) {
  const t = useTranslate();
  return (
    <SectionBand head={section} position={position} style={offscreen(620, 560)}>
      <Grid as="ul" gap={6} minColumn="20rem">
        {section.items.map((item) => (
          <li key={item.before.id + item.after.id}>
            <Pair>
              {SIDES.map((side) => (
                <div key={side}>
                  <Badge>{t(`sections.${side}`)}</Badge>
                  <Picture
                    image={item[side]}
                    alt={`${t(`sections.${side}`)}: ${item.caption}`}
                    sizes="(min-width: 640px) 25vw, 50vw"
                  />
                </div>
              ))}
              <figcaption>{item.caption}</figcaption>
            </Pair>
          </li>
        ))}
      </Grid>
      <Text size="sm" tone="muted" style={{ marginTop: '1.25rem' }}>
        {t('sections.illustration')}
      </Text>
    </SectionBand>
  );
}
