import { Picture } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { SectionArt } from '../drawings/section-art';
import type { SectionOf } from '../section-of';

type SectionPictureData = NonNullable<SectionOf<'hero'>['picture']>;

const Frame = styled.div`
  height: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.md};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface SectionPictureProps {
  picture: SectionPictureData;
  sizes: string;
  eager?: boolean | undefined;
}

/** A photograph, or a drawing of the shop where there is none. */
export function SectionPicture({ picture: { image, drawing, alt }, sizes, eager }: SectionPictureProps) {
  if (!image && !drawing) return null;
  return (
    <Frame>
      {image ? (
        <Picture image={image} alt={alt} sizes={sizes} eager={eager} />
      ) : drawing ? (
        <SectionArt drawing={drawing} alt={alt} />
      ) : null}
    </Frame>
  );
}
