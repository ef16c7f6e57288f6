/** One call of a table of calls: its input and output. */
import type { z } from 'zod';

export interface CallShape {
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands in `data`. */
  data: z.ZodType;
}

/** Calls by method and path: `PUT /carts/{id}/voucher`. */
export type CallTable = Record<string, CallShape>;

/** Keeps a call's own types. */
export const call = <Shape extends CallShape>(shape: Shape) => shape;

/** `data` of the call's response. */
export type DataOf<Shape extends CallShape> = z.output<Shape['data']>;
/** The body of the call; never without one. */
export type BodyOf<Shape extends CallShape> = Shape extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : never;
/** The query of the call; never without one. */
export type QueryOf<Shape extends CallShape> = Shape extends { query: infer Query extends z.ZodType }
  ? z.input<Query>
  : never;
