/** A phone as a link: a tablet or a softphone calls it. Nothing where there is none. */
export function PhoneLink({ phonePrefix, phone }: { phonePrefix: string | null; phone: string | null }) {
  if (!phone) return null;
  const number = `+${phonePrefix ?? '48'} ${phone.replace(/(\d{3})(?=\d)/g, '$1 ')}`;
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;
}
