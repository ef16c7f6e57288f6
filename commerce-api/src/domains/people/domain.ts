/** Customers and staff: accounts, rights, what they write to the shop, and what is held about them. */
import { defineDomain } from '../../platform/domain';
import { registerAccounts } from './accounts';
import { registerApiKeys } from './api-keys';
import { peopleCallErrors, peopleErrors } from './errors';
import { peopleJobs } from './jobs';
import { registerLeads } from './leads';
import { registerNewsletter } from './newsletter';
import { peoplePersonalData } from './personal-data';
import { registerPrivacy } from './privacy';
import { registerStaffAdministration } from './staff-administration';
import { registerStaffDesk } from './staff-desk';
import { registerStaffMessages } from './staff-messages';
import { registerStaffReleases } from './staff-releases';
import { registerStaffWebhooks } from './staff-webhooks';
import en from './texts/en.json';
import pl from './texts/pl.json';

/** The kinds of messages that this domain has texts for. */
declare module '../operations/messages/message-kinds' {
  interface EmailKinds extends Record<keyof typeof pl.email, true> {}
  interface SmsKinds extends Record<keyof typeof pl.sms, true> {}
}

export const people = defineDomain({
  name: 'people',
  routes: [
    registerAccounts,
    registerLeads,
    registerNewsletter,
    registerPrivacy,
    registerStaffDesk,
    registerStaffMessages,
    registerStaffReleases,
    registerStaffAdministration,
    registerApiKeys,
    registerStaffWebhooks,
  ],
  jobs: peopleJobs,
  errors: peopleErrors,
  callErrors: peopleCallErrors,
  texts: { pl, en },
  personalData: peoplePersonalData,
  owns: [
    'answer_templates',
    'api_keys',
    'audit_log',
    'consents',
    'email_tokens',
    'lead_consents',
    'lead_files',
    'lead_notes',
    'leads',
    'newsletter_subscriptions',
    'one_time_codes',
    'recovery_codes',
    'second_factors',
    'sessions',
    'staff_locations',
    'users',
    'visitor_consents',
  ],
  publishes: ['users', 'visitor_consents'],
});
