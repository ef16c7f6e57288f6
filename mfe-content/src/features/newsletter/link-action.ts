import { isHttpError } from '@aksamit/module-sdk/http';
import type { PageAction } from '@aksamit/module-sdk/lifecycle';
import { followLink } from './api/follow-link';
import { type NewsletterLink, refusedLinkKey } from './newsletter-link';

/** Action of the button under a link of the newsletter, for browsers without scripts. Field: `token`. */
export const linkAction =
  (link: NewsletterLink): PageAction =>
  async ({ context, form, http, queryClient }) => {
    try {
      await followLink(http, link, form.get('token') ?? '');
      return { redirect: `${context.basePath}${context.path}?done=1`, status: 303 };
    } catch (error) {
      if (!isHttpError(error) || (error.status !== 422 && error.status !== 429)) throw error;
      queryClient.setQueryData(refusedLinkKey, error.message);
      return { status: 422 };
    }
  };
