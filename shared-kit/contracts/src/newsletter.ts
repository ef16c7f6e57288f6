/**
 * Newsletter with double opt-in: an address is subscribed once its owner has confirmed it by a link. Source:
 * docs/decisions/0198.
 */
import { z } from 'zod';
import { emailInput } from './account';
import { consentSource, consentTextVersion } from './consent';
import { formGuard } from './lead';

/** Version of the text beside the form: `textVersion` of a subscription. */
export const NEWSLETTER_TEXT_VERSION = '2026-11-26';

/** POST /newsletter-subscriptions. The language is that of the request (`accept-language`). */
export const newsletterRequest = z
  .strictObject({
    email: emailInput,
    textVersion: consentTextVersion,
    source: consentSource,
    guard: formGuard.optional(),
  })
  .meta({ examples: [{ email: 'anna@example.com', textVersion: NEWSLETTER_TEXT_VERSION, source: '/newsletter/' }] });
export type NewsletterRequest = z.input<typeof newsletterRequest>;

/** POST /newsletter-subscriptions/confirmation and /cancellation: the token of the link in an e-mail. */
export const newsletterToken = z
  .strictObject({ token: z.string().min(1).max(200) })
  .meta({ examples: [{ token: '3f0c…' }] });
