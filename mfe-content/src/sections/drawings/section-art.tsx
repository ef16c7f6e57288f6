import type { SectionDrawing } from '@aksamit/contracts';
import { lightColors, media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { HairGrowthArt } from './hair-growth-art';
import { LaserArt } from './laser-art';
import { LetterArt, ReviewArt } from './message-art';
import { PartnersArt, PawArt, PhoneArt, SalonArt, VoucherArt } from './object-art';
import { TreatmentArt } from './treatment-art';
import { VelvetArt } from './velvet-art';
import { WavelengthsArt } from './wavelengths-art';

const ART: Readonly<Record<SectionDrawing, ComponentType>> = {
  velvet: VelvetArt,
  laser: LaserArt,
  wavelengths: WavelengthsArt,
  'hair-growth': HairGrowthArt,
  salon: SalonArt,
  phone: PhoneArt,
  paw: PawArt,
  partners: PartnersArt,
  voucher: VoucherArt,
  treatment: TreatmentArt,
  review: ReviewArt,
  letter: LetterArt,
};

/** What the drawings paint with. */
const asByDay = lightColors(
  'accent',
  'accent-strong',
  'blush',
  'blush-deep',
  'ink',
  'sunken',
  'surface',
  'velvet',
  'warning',
  'warning-soft',
);

const Canvas = styled.div`
  ${asByDay}
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: linear-gradient(135deg, ${tokens.color.blush}, ${tokens.color['blush-deep']});

  & > svg {
    display: block;
    /* Grounds reach over the drawing, to the edges of any frame. */
    overflow: visible;
    width: 100%;
    height: 100%;
  }
  & text {
    fill: ${tokens.color.ink};
    font-family: ${tokens.font.sans};
    /* In units of the drawing, which a phone shows at two thirds of the size. */
    font-size: 24px;
  }
  ${media.tablet} {
    & text {
      font-size: 17px;
    }
  }
`;

/** A drawing that comes with the shop. Without a text it is a decoration. */
export function SectionArt({ drawing, alt }: { drawing: SectionDrawing; alt: string }) {
  const Art = ART[drawing];
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Canvas {...named}>
      <Art />
    </Canvas>
  );
}
