/** Of the kit: calls of other modules name their changes alike. */
export { newIdempotencyKey } from '@aksamit/shared-kit/http';
