import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';

/** For containers of buttons that do nothing without scripts: hides them. */
export const hiddenWithoutScripts = `
  @media (scripting: none) {
    &:not(form) > button {
      display: none;
    }
  }
`;

/** Without scripts nothing can be bought online: names the alternative. */
export function NeedsScripts() {
  const t = useTranslate();
  const { phone } = usePageContext().market.brand;
  return (
    <noscript>
      <Text size="sm">
        {t('needsScripts')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </Text>
    </noscript>
  );
}
