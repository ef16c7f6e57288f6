import type { Image } from '@aksamit/contracts';
import { Picture } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { HERO_SIZES, PictureGallery } from './picture-gallery';

/** Picture and words: side by side from a tablet up, so that the price is on the first screen. */
const Layout = styled.div`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 4vw, 4rem);
  padding-block: 0.75rem clamp(2rem, 1rem + 4vw, 4.5rem);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    align-items: start;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.blush};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.mobile} {
    aspect-ratio: 16 / 10;
  }
  ${media.tablet} {
    aspect-ratio: 1;
  }
`;

const Pictures = styled.div`
  min-width: 0;

  &[data-follows] {
    ${media.tablet} {
      grid-row: 1 / span 2;
      position: sticky;
      top: calc(${tokens.headerHeight} + 1rem);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;

  ${media.tablet} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

/** Below the picture, where the words beside it are longer; on a phone after them. */
const Beside = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;

  &:empty {
    display: none;
  }
`;

interface ProductHeroProps {
  /** The first one is seen at once; of several there is a gallery. */
  pictures: readonly Image[];
  /** What stands below the pictures; without it they stay in view beside the words. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A product above the fold: its pictures, and beside them name, price and the cart's buttons. */
export function ProductHero({ pictures, beside, children }: ProductHeroProps) {
  const [first] = pictures;
  return (
    <Layout>
      <Pictures data-follows={beside ? undefined : ''}>
        {pictures.length > 1 ? (
          <PictureGallery pictures={pictures} />
        ) : (
          <Frame>{first ? <Picture image={first} eager sizes={HERO_SIZES} /> : null}</Frame>
        )}
      </Pictures>
      <Words>{children}</Words>
      {beside ? <Beside>{beside}</Beside> : null}
    </Layout>
  );
}
