import { usePageContext } from '@aksamit/shared-kit/lifecycle';

/** The shop's number, to be called by a press; never broken in two lines. */
export function PhoneLink() {
  const { phone } = usePageContext().market.brand;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
      {phone}
    </a>
  );
}
