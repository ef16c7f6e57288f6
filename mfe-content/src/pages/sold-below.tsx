import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment, useModule } from '@aksamit/module-sdk/lifecycle';

/**
 * What the catalog shows below the text of a page: prices below how the laser works, popular treatments and body parts below the
 * charity campaign. Source: specification, content, section 2, charity page.
 */
export function SoldBelow() {
  const t = useTranslate();
  const page = useModule().page?.name;
  if (page === 'lasers' || page === 'technology')
    return (
      <Fragment
        module="catalog"
        name="price-teaser"
        version={1}
        optional
        props={{
          category: 'epilation',
          eyebrow: t('text.prices.eyebrow'),
          title: t('text.prices.title'),
          text: t('text.prices.text'),
        }}
      />
    );
  if (page === 'charity')
    return (
      <>
        <Fragment
          module="catalog"
          name="product-teaser"
          version={1}
          optional
          props={{ type: 'product', eyebrow: t('popular.eyebrow'), title: t('popular.title') }}
        />
        <Fragment module="catalog" name="body-part-groups" version={1} optional props={{ gender: 'female' }} />
      </>
    );
  return null;
}
