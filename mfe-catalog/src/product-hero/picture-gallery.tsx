import type { Image } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Picture } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

/** Pictures of what is sold, with what is beside them reserved in size before they are loaded. */
const Gallery = styled.section`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
`;

const Slides = styled.ul`
  display: flex;
  overflow-x: auto;
  margin: 0;
  padding: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.blush};
  list-style: none;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.mobile} {
    aspect-ratio: 16 / 10;
  }
  ${media.tablet} {
    aspect-ratio: 1;
  }
  & > li {
    position: relative;
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    /* A thumbnail leads to a picture beside: the page itself stays where it is. */
    scroll-margin-top: 16rem;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & small {
    position: absolute;
    inset: auto 0.75rem 0.75rem auto;
    padding: 0.125rem 0.625rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    overflow: visible;
  }
`;

/** Marks the thumbnail while its picture fills most of the frame. */
const shown = keyframes`
  0%, 30%, 70%, 100% { border-color: transparent; }
  35%, 65% { border-color: ${tokens.color.accent}; }
`;

const Thumbnails = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;

  /* There the frame is swiped, and the price belongs on the first screen. */
  ${media.mobile} {
    display: none;
  }
  & a {
    display: block;
    overflow: hidden;
    width: 4.5rem;
    border: 2px solid transparent;
    border-radius: ${tokens.radius.md};
    animation: ${shown} linear both;
  }
  & a:hover {
    border-color: ${tokens.color['border-strong']};
  }
  & img {
    width: 100%;
    border-radius: 9px;
    aspect-ratio: 1;
    object-fit: cover;
  }
  /* Without the timeline none is marked. */
  @supports not (animation-timeline: --shown) {
    & a {
      animation: none;
    }
  }
`;

/** The frame on each screen, as `sizes` takes it. */
export const HERO_SIZES = '(min-width: 1025px) 52vw, (min-width: 640px) 46vw, calc(100vw - 2rem)';

/**
 * Two or more pictures, the first one loaded at once. It needs no script: the frame is scrolled by finger, wheel and arrow
 * keys, thumbnails are links to the pictures in it, and style marks the one that is shown.
 */
export function PictureGallery({ pictures }: { pictures: readonly Image[] }) {
  const t = useTranslate();
  const total = pictures.length;
  const timeline = (index: number) => `--picture-${index + 1}`;
  return (
    <Gallery
      aria-label={t('productPage.gallery')}
      style={{ timelineScope: pictures.map((_, index) => timeline(index)).join(',') }}
    >
      {/* Not every browser lets the keyboard into what scrolls. */}
      <Slides tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`picture-${index + 1}`} style={{ viewTimeline: `${timeline(index)} inline` }}>
            <Picture image={picture} eager={index === 0} sizes={HERO_SIZES} />
            <small aria-hidden="true">
              {index + 1}/{total}
            </small>
          </li>
        ))}
      </Slides>
      <Thumbnails>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={t('productPage.picture', { number: index + 1, total })}
              style={{ animationTimeline: timeline(index) }}
            >
              <Picture image={picture} sizes="72px" alt="" />
            </a>
          </li>
        ))}
      </Thumbnails>
    </Gallery>
  );
}
