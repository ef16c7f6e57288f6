import { BodyFigure, BodySheet, type DrawnParts, isDrawn } from '@aksamit/body-atlas';
import type { Gender, ProductSummary } from '@aksamit/contracts';
import { type ReactNode, useId } from 'react';

/** What is drawn of a treatment. */
const drawnParts = ({ gender, productBodyParts }: ProductSummary): DrawnParts => ({
  gender,
  codes: productBodyParts.map(({ code }) => code),
});

/** The body parts of a treatment as a small drawing; null: it is for no part in particular. Its name is beside it in words. */
export function treatmentFigure(treatment: ProductSummary): ReactNode {
  const parts = drawnParts(treatment);
  return isDrawn(parts) ? <BodyFigure {...parts} /> : null;
}

/** A body part as a drawing, for a list that has nothing for it; null: it is not drawn. */
export function partFigure(gender: Gender, code: string | undefined): ReactNode {
  const parts = { gender, codes: code === undefined ? [] : [code] };
  return isDrawn(parts) ? <BodyFigure {...parts} /> : null;
}

/** Around a list with drawings of treatments: shapes are in the page once. */
export function TreatmentSheet({
  treatments,
  children,
}: {
  treatments: readonly ProductSummary[];
  children: ReactNode;
}) {
  return (
    <BodySheet id={useId()} figures={treatments.map(drawnParts)}>
      {children}
    </BodySheet>
  );
}
