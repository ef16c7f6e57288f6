/** Consents of visitors. Source: calls.md, POST /consents; readings.md, "Consent to the small print" and "Health". */
import { z } from 'zod';
import { instant } from './envelope';

/** Version of the rules on health that hold now: `textVersion` of their acknowledgement. */
export const HEALTH_TEXT_VERSION = '2026-11-21';

/**
 * `analytics` and `marketing`: cookies of these kinds. `health`: the rules on contraindications, alcohol, x-ray and
 * dermabrasion were read; no health data is stored.
 */
export const visitorConsentType = z.enum([
  'analytics',
  'marketing',
  'marketingEmail',
  'marketingPhone',
  'professional',
  'health',
]);

/**
 * Age declared by the buyer of a treatment: 18 or more; 16 or 17, with a guardian's written consent that is given in
 * the salon; under 16, which is refused with 409 too_young.
 */
export const ageDeclaration = z.enum(['adult', 'minorWithGuardian', 'under16']);
export type AgeDeclaration = z.infer<typeof ageDeclaration>;

/** Version of the text that was shown beside a consent. */
export const consentTextVersion = z.string().regex(/^[\w.-]{1,40}$/);

/** Path of the page on which it was given. */
export const consentSource = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/);

/** POST /consents. */
export const visitorConsentsRequest = z
  .strictObject({
    agrees: z
      .array(z.strictObject({ type: visitorConsentType, value: z.boolean() }))
      .min(1)
      .max(10),
    textVersion: consentTextVersion,
    source: consentSource,
  })
  .meta({
    examples: [{ agrees: [{ type: 'analytics', value: true }], textVersion: '2026-11-01', source: '/salony/' }],
  });
export type VisitorConsentsRequest = z.input<typeof visitorConsentsRequest>;

export const visitorConsent = z.object({
  id: z.string(),
  type: visitorConsentType,
  value: z.boolean(),
  textVersion: z.string(),
  createdAt: instant,
});
