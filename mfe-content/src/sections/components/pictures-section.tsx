import { Grid, offscreen } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';
import { SectionPicture } from './section-picture';

const Figure = styled.figure`
  margin: 0;

  & > div {
    height: auto;
    aspect-ratio: 16 / 9;
    background: ${tokens.color.blush};
  }
  & > figcaption {
    padding-top: 0.625rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    line-height: 1.45;
  }
`;

/** Pictures with captions. */
export function PicturesSection({ section, position }: SectionProps<'pictures'>) {
  return (
    <SectionBand head={section} position={position} style={offscreen(900, 460)}>
      <Grid as="ul" gap={6} minColumn="18rem" stretch={section.items.length < 3}>
        {section.items.map(({ caption, ...picture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no ids and never change places
          <li key={index}>
            <Figure>
              <SectionPicture picture={picture} sizes="(min-width: 640px) 45vw, 100vw" />
              {caption ? <figcaption>{caption}</figcaption> : null}
            </Figure>
          </li>
        ))}
      </Grid>
    </SectionBand>
  );
}
