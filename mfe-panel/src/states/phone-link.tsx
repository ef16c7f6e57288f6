import { usePageContext } from '@aksamit/module-sdk/lifecycle';

/** The shop's number as a phone link; never broken across two lines. */
export function PhoneLink() {
  const { phone } = usePageContext().market.brand;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
      {phone}
    </a>
  );
}
