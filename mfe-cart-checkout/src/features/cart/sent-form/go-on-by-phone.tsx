import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Notice } from '@aksamit/ui';

/** How to continue an order where no script works; inside of noscript. */
export function GoOnByPhone() {
  const t = useTranslate();
  const { phone } = usePageContext().market.brand;
  return (
    <Notice title={t('sent.goOn')}>
      {t('sent.call')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
    </Notice>
  );
}
