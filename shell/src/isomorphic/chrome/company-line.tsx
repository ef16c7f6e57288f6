import type { MarketBrand } from '@aksamit/contracts/platform';
import type { ChromePartProps } from './chrome-props';

/** 1234563218 as 123-456-32-18, as tax numbers are printed. */
const printedVatId = (vatId: string): string => vatId.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');

/** The company that sells: name, seat, numbers; an invented one is marked. */
export function CompanyLine({
  company,
  t,
}: { company: NonNullable<MarketBrand['company']> } & Pick<ChromePartProps, 't'>) {
  const { name, street, postalCode, city, vatId, registerNumber, isExample } = company;
  const numbers = t('footer.companyNumbers', { vatId: printedVatId(vatId), registerNumber });
  return (
    <p>
      {`${name}, ${street}, ${postalCode} ${city} · ${numbers}`}
      {isExample ? ` · ${t('footer.companyExample')}` : null}
    </p>
  );
}
