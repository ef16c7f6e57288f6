/**
 * When the phone line is answered, Polish time: the one source of texts, footer and structured data. Source:
 * content-and-business-rules.md section 9, "Complaints and contact".
 */
import type { LineHours } from '@aksamit/contracts/phone-hours';

/** Of the number for everybody. */
export const PHONE_HOURS: readonly LineHours[] = [
  { from: 1, to: 5, opens: 8, closes: 19 },
  { from: 6, to: 6, opens: 9, closes: 14 },
];

/** Of the number that the customer panel shows. */
export const PANEL_PHONE_HOURS: readonly LineHours[] = [
  { from: 1, to: 5, opens: 8, closes: 20 },
  { from: 6, to: 6, opens: 9, closes: 14 },
  { from: 7, to: 7, opens: 10, closes: 14 },
];
