/** The calls of the figures. */
import { z } from 'zod';
import { call } from '../call-shape';
import { paymentFigures, visitFigures } from './figures';
import { figures, figuresQuery } from './orders';

export const figureCalls = {
  'GET /admin/figures': call({ query: figuresQuery, data: z.object({ figures }) }),
  'GET /admin/payment-figures': call({ query: figuresQuery, data: z.object({ paymentFigures }) }),
  'GET /admin/visit-figures': call({ query: figuresQuery, data: z.object({ visitFigures }) }),
};
