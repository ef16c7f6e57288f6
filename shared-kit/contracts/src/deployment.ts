import { z } from 'zod';

/**
 * Kind of an installation (`DEPLOYMENT`), the same for page server and API. `demo`: a shop to look at, to test and to
 * develop with; only there the sandbox may stand in for outside services, everybody may know the keys, and previews may
 * show developers' servers. Without `demo` an installation is a shop that takes money. `NODE_ENV` has no effect on it.
 * Source: docs/decisions/0078.
 */
export const deployment = z.enum(['production', 'demo']).default('production');
