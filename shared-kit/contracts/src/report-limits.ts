/**
 * Limits of a browser's reports. Longer ones are refused, so the sender trims them. No zod: it is used in the browser.
 */
export const REPORT_LIMITS = {
  /** Reports in one call. */
  reports: 20,
  /** Characters. */
  message: 500,
  stack: 4_000,
  phase: 40,
  page: 60,
  /** Bytes of the whole body; below what a beacon may carry. */
  body: 60_000,
} as const;
