/** The contracts of the staff's calls, in a chunk of their own: customers of the same module never load it. */
import { misfitOf as misfitIn, type ResponseShapes } from '@aksamit/contracts/response-shape';

/** Replaced by the build with the shapes of the staff's calls that the module makes; unbundled code (tests) has none. */
declare const __STAFF_RESPONSE_SHAPES__: ResponseShapes | undefined;

const shapes: ResponseShapes =
  typeof __STAFF_RESPONSE_SHAPES__ === 'undefined' ? { list: [], calls: {} } : __STAFF_RESPONSE_SHAPES__;

/** Path of the first field in a call's `data` that differs from its contract; undefined when it fits. */
export const misfitOf = (call: string, data: unknown): string | undefined => misfitIn(shapes, call, data);
