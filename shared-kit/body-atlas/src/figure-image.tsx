import { lightColors, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { DrawnParts } from './body-sheet';
import { figureAddress } from './figure-address';

const Drawing = styled.img`
  ${lightColors('blush')}
  display: block;
  flex: none;
  width: var(--figure-size, 2.5rem);
  height: auto;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.blush};
`;

/** Pixels of the drawing before style is there; it has no size of its own. */
const SIZE = 40;

/**
 * The drawing of `BodyFigure` as a picture that the page server draws: for scripts that have no room for the bodies. Decoration:
 * the treatment's name is beside it. `--figure-size` around it sets its size. Nothing without a part.
 */
export function FigureImage(parts: DrawnParts) {
  const address = figureAddress(parts);
  if (!address) return null;
  return <Drawing src={address} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" />;
}
