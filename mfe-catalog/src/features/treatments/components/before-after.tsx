import type { Image } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Picture } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** What the page needs of a picture. JSON. */
type ShownImage = Pick<Image, 'kind' | 'id' | 'alt' | 'color' | 'width' | 'height' | 'widths'>;

/** Two pictures of the same section. JSON. */
export interface BeforeAfterPair {
  before: ShownImage;
  after: ShownImage;
  /** They are drawn, which is stated below them. */
  isIllustration: boolean;
}

const Frame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.blush};

  & > figure {
    position: relative;
    grid-area: 1 / 1;
    margin: 0;
  }
  & > figure:last-of-type {
    clip-path: inset(0 0 0 var(--border));
  }
  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  & figcaption {
    position: absolute;
    inset: 0.75rem auto auto 0.75rem;
    padding: 0.125rem 0.75rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
  & > figure:last-of-type > figcaption {
    inset: 0.75rem 0.75rem auto auto;
  }
  /* The control is the whole frame: a range without its looks, and a line with a grip where it stands. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--border);
    width: 3px;
    translate: -50%;
    background: ${tokens.color.surface};
    pointer-events: none;
  }
  & > span::before {
    content: '\\2194';
    position: absolute;
    inset: 50% auto auto 50%;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow};
    color: ${tokens.color.accent};
    font-size: ${tokens.text.lg};
    line-height: 1;
    translate: -50% -50%;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  /* Without scripts, and on paper, both stand side by side. */
  @media (scripting: none), print {
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
    background: none;

    & > figure,
    & > figure:last-of-type {
      grid-area: auto;
      clip-path: none;
    }
    & > input,
    & > span {
      display: none;
    }
  }
`;

const Note = styled.p`
  margin-top: 0.5rem;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
`;

const SIZES = '(min-width: 1025px) 600px, (min-width: 640px) 55vw, calc(100vw - 4rem)';
const MIDDLE = 50;

/** Two pictures on each other with a border between them, which is moved by finger, mouse and arrow keys. */
export function BeforeAfter({ before, after, isIllustration }: BeforeAfterPair) {
  const t = useTranslate();
  const control = useRef<HTMLInputElement>(null);
  const [border, moveTo] = useState(MIDDLE);
  // It may have been moved before the island ran.
  useEffect(() => moveTo(Number(control.current?.value ?? MIDDLE)), []);
  return (
    <>
      <Frame style={{ '--border': `${border}%` } as CSSProperties}>
        <figure>
          <Picture image={before} sizes={SIZES} />
          <figcaption>{t('beforeAfter.before')}</figcaption>
        </figure>
        <figure>
          <Picture image={after} sizes={SIZES} />
          <figcaption>{t('beforeAfter.after')}</figcaption>
        </figure>
        <span />
        <input
          ref={control}
          type="range"
          min={0}
          max={100}
          defaultValue={MIDDLE}
          aria-label={t('beforeAfter.border')}
          aria-valuetext={t('beforeAfter.shown', { percent: 100 - border })}
          onChange={(event) => moveTo(Number(event.currentTarget.value))}
        />
      </Frame>
      {isIllustration ? <Note>{t('beforeAfter.illustration')}</Note> : null}
    </>
  );
}
