import { FigureImage } from '@aksamit/body-atlas/figures';
import type { CartItemSubject } from '@aksamit/contracts';
import type { ReactNode } from 'react';

/** Which part of the body a line is for, as a small drawing; null: it is for no part, or for anybody. */
export function itemFigure({ gender, bodyParts = [] }: CartItemSubject): ReactNode {
  if (bodyParts.length === 0 || (gender !== 'female' && gender !== 'male')) return null;
  return <FigureImage gender={gender} codes={bodyParts} />;
}
