/** The contracts of a module's calls, in a chunk of their own: loaded while the first call is under way. */
import { misfitOf as misfitIn, type ResponseShapes } from '@aksamit/contracts/response-shape';

/** Replaced by the build with the shapes of the calls that the module makes; unbundled code (tests) has none. */
declare const __RESPONSE_SHAPES__: ResponseShapes | undefined;

const shapes: ResponseShapes =
  typeof __RESPONSE_SHAPES__ === 'undefined' ? { list: [], calls: {} } : __RESPONSE_SHAPES__;

/** Path of the first field in a call's `data` that differs from its contract; undefined when it fits. */
export const misfitOf = (call: string, data: unknown): string | undefined => misfitIn(shapes, call, data);
