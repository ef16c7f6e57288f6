import type { Image } from '@aksamit/shared-kit/contracts';
import { Fragment } from '@aksamit/shared-kit/lifecycle';
import { media, tokens } from '@aksamit/shared-kit/theme';
import { Picture } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** Heights that add-to-cart takes with two buttons and with one, CSS pixels. */
const TWO_BUTTONS_PX = 112;
const ONE_BUTTON_PX = 52;

const Layout = styled.div`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 4vw, 4rem);
  padding-block: 0.75rem clamp(2rem, 1rem + 4vw, 4.5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    align-items: start;
  }
`;

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
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
  ${media.desktop} {
    aspect-ratio: 1;
    position: sticky;
    top: calc(${tokens.headerHeight} + 1rem);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;
`;

/** First screen of what is sold: its picture, and beside it name, price and the way into the cart. */
export function SaleLayout({ image, children }: { image: Image; children: ReactNode }) {
  return (
    <Layout>
      <Frame>
        <Picture image={image} eager sizes="(min-width: 1025px) 52vw, calc(100vw - 2rem)" />
      </Frame>
      <Words>{children}</Words>
    </Layout>
  );
}

export interface SaleInCart {
  itemType: 'bundle' | 'offer';
  itemId: number;
  quantity: number;
  name: string;
  chosen?: string[];
  missing?: string;
}

/** The cart's buttons for it, another module's fragment; in a phone's bottom bar the first of them alone. */
export function SaleButtons({ inBar = false, ...item }: SaleInCart & { inBar?: boolean }) {
  return (
    <Fragment
      module="cart-checkout"
      name="add-to-cart"
      version={1}
      reservedHeightPx={inBar ? ONE_BUTTON_PX : TWO_BUTTONS_PX}
      props={{ ...item, ...(inBar ? {} : { buyNow: true, addIsInBar: true }) }}
    />
  );
}

/** Spans the page, so that the phone's bar sticks to the screen's bottom all the way down. */
export const BarDock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 20;
  padding-inline: ${tokens.gutter};

  & > div > :first-of-type {
    flex: none;
    width: min-content;
  }
  ${media.tablet} {
    display: none;
  }
`;
