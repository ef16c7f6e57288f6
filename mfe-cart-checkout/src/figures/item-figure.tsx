import { FigureImage } from '@aksamit/body-atlas/figures';
import type { CartItemSubject, OrderItem } from '@aksamit/contracts';
import type { ReactNode } from 'react';

type Subject = Pick<CartItemSubject | OrderItem['product'], 'gender' | 'bodyParts'>;

/** Which part of the body a line of a cart or an order is for, as a small drawing; null: it is for no part, or for anybody. */
export function itemFigure({ gender, bodyParts = [] }: Subject): ReactNode {
  if (bodyParts.length === 0 || (gender !== 'female' && gender !== 'male')) return null;
  return <FigureImage gender={gender} codes={bodyParts} />;
}
