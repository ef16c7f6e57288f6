import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import type { NewsletterLink } from '../newsletter-link';

/** Does what the link asks for; repeating it succeeds. 422 link_invalid. */
export async function followLink(http: HttpClient, link: NewsletterLink, token: string): Promise<void> {
  const body = { token };
  if (link === 'confirmation') await callApi(http, 'POST /newsletter-subscriptions/confirmation', { body });
  else await callApi(http, 'POST /newsletter-subscriptions/cancellation', { body });
}
