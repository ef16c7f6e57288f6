import { useTranslate } from '@aksamit/shared-kit/i18n';

/** What a customer may say of their gender, or leave unsaid. Source: specification, commerce core, section 3. */
export function GenderOptions() {
  const t = useTranslate();
  return (
    <>
      <option value="">{t('form.genderUnknown')}</option>
      <option value="female">{t('form.genderFemale')}</option>
      <option value="male">{t('form.genderMale')}</option>
      <option value="all">{t('form.genderAll')}</option>
    </>
  );
}
