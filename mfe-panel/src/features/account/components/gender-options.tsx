import { useTranslate } from '@aksamit/shared-kit/i18n';

/** What a customer may say of their gender, or leave unsaid as long as it is. Source: specification, commerce core, section 3. */
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
