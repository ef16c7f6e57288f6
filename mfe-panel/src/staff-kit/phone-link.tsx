import { type Phone, phoneHref, phoneText } from './phone-text';

/** A phone as a link: a tablet or a softphone calls it. Nothing where there is none. */
export function PhoneLink(phone: Phone) {
  const text = phoneText(phone);
  return text === null ? null : <a href={phoneHref(text)}>{text}</a>;
}
