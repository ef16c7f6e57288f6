import type { LineHours } from './phone-hours';
import type { LocaleCode } from './release-manifest';
import type { SocialLink } from './social-link';

/** Mailboxes of the shop. */
interface BrandMailboxes {
  email: string;
  complaintsEmail: string;
}

/** A market's brand, and its contact data. */
export interface MarketBrand extends BrandMailboxes {
  name: string;
  phone: string;
  /** When the phone is answered. Older page servers do not pass it on. */
  phoneHours?: readonly LineHours[] | undefined;
  /** Mailboxes for visitors of a language, where they differ; pages get them instead of the market's own. */
  mailboxes?: Partial<Record<LocaleCode, BrandMailboxes>> | undefined;
  /** The company that sells. Older page servers do not pass it on. */
  company?: BrandCompany | undefined;
  /** Its profiles in social networks; none are linked where there are none. Older page servers do not pass them on. */
  social?: readonly SocialLink[] | undefined;
}

/** A company as pages name it. */
export interface BrandCompany {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** NIP: ten digits. */
  vatId: string;
  /** Number in the National Court Register (KRS). */
  registerNumber: string;
  /** It is invented, and marked as such. */
  isExample: boolean;
}
