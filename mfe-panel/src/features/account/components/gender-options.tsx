import { useTranslate } from '@aksamit/module-sdk/i18n';

/**
 * Options for the customer's gender, or none as long as it is unset. Source: specification, commerce core, section 3.
 */
export function GenderOptions({ isKnown = false }: { isKnown?: boolean }) {
  const t = useTranslate();
  return (
    <>
      {isKnown ? null : <option value="">{t('form.genderUnknown')}</option>}
      <option value="female">{t('form.genderFemale')}</option>
      <option value="male">{t('form.genderMale')}</option>
      <option value="all">{t('form.genderAll')}</option>
    </>
  );
}
