import { formatVatId } from '@aksamit/contracts/figures';
import type { MarketBrand } from '@aksamit/contracts/platform';
import { Fragment } from 'react';
import type { ChromePartProps } from './chrome-props';

/** The company that sells: name, seat, numbers; an invented one is marked. */
export function CompanyLine({
  company,
  context,
  t,
}: { company: NonNullable<MarketBrand['company']> } & Pick<ChromePartProps, 'context' | 't'>) {
  const { name, street, postalCode, city, vatId, registerNumber, isExample } = company;
  const numbers = t('footer.companyNumbers', { vatId: formatVatId(vatId, context.locale), registerNumber });
  return (
    <p>
      {`${name}, ${street}, ${postalCode} ${city}`}
      {/* A number is read in one line: browsers break lines at its hyphens. */}
      {numbers.split(' · ').map((number) => (
        <Fragment key={number}>
          {' · '}
          <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
        </Fragment>
      ))}
      {isExample ? ` · ${t('footer.companyExample')}` : null}
    </p>
  );
}
