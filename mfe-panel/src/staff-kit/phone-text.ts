export interface Phone {
  phonePrefix: string | null;
  phone: string | null;
}

/** A phone as it is read: `+48 600 700 800`; null where there is none. */
export function phoneText({ phonePrefix, phone }: Phone): string | null {
  return phone ? `+${phonePrefix ?? '48'} ${phone.replace(/(\d{3})(?=\d)/g, '$1 ')}` : null;
}

/** The address by which a phone is called. */
export const phoneHref = (text: string): string => `tel:${text.replaceAll(' ', '')}`;
