import type { LocaleCode } from '@aksamit/contracts/platform';

/** Texts of an e-mail; `{name}` is filled in. Empty: the e-mail has none. */
export interface EmailTexts {
  subject: string;
  lead: string;
  /** Label of the button. */
  action: string;
  foot: string;
}

/** Texts of messages by kind, in one language. */
export interface MessageTexts {
  email: Record<string, EmailTexts>;
  sms: Record<string, string>;
}

/** What a domain declares of its messages. */
interface MessageSource {
  texts?: Readonly<Record<LocaleCode, Partial<MessageTexts>>>;
}

/** Texts of all messages that domains declare. A test holds that no kind has two. */
export function messageTextsOf(domains: readonly MessageSource[]): Record<LocaleCode, MessageTexts> {
  const inLocale = (locale: LocaleCode): MessageTexts => ({
    email: Object.assign({}, ...domains.map(({ texts }) => texts?.[locale].email)),
    sms: Object.assign({}, ...domains.map(({ texts }) => texts?.[locale].sms)),
  });
  return { pl: inLocale('pl'), en: inLocale('en') };
}
