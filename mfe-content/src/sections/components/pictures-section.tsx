import { Grid, joinShortWords, offscreen } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
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
  /* Over the whole width, a drawing of a few lines would be a wall: its caption stands beside it instead. */
  ${media.desktop} {
    &[data-alone='true'] {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      align-items: end;
      gap: 2.5rem;
    }
    &[data-alone='true'] > figcaption {
      padding: 0;
      font-size: ${tokens.text.lg};
    }
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
            <Figure data-alone={section.items.length === 1 && Boolean(caption)}>
              <SectionPicture picture={picture} sizes="(min-width: 640px) 45vw, 100vw" />
              {caption ? <figcaption>{joinShortWords(caption)}</figcaption> : null}
            </Figure>
          </li>
        ))}
      </Grid>
    </SectionBand>
  );
}
