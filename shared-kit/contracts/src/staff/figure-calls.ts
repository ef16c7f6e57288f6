/** The calls of the figures. */
import { z } from 'zod';
import { call } from '../call-shape';
import { figures, figuresQuery, paymentFigures, visitFigures } from './figures';

export const figureCalls = {
  'GET /admin/figures': call({ query: figuresQuery, data: z.object({ figures }) }),
  'GET /admin/payment-figures': call({ query: figuresQuery, data: z.object({ paymentFigures }) }),
  'GET /admin/visit-figures': call({ query: figuresQuery, data: z.object({ visitFigures }) }),
};
