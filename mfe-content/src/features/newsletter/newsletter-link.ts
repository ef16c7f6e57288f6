/** What a link in an e-mail of the newsletter asks for. */
export type NewsletterLink = 'confirmation' | 'cancellation';

/** Where a form's action stores why the link was refused, for the page. */
export const refusedLinkKey = ['newsletter-link-refusal'] as const;
