import type { RenderProcessLimits } from './start-render-process';

/** Limits of one render process. A page's rendering needs some 60 MB of heap, and hardly anything outside it. */
export const RENDER_LIMITS: RenderProcessLimits = { heapMb: 128, dataMb: 320, residentMb: 224 };
