import { useTranslate } from '@aksamit/module-sdk/i18n';
import { definePage } from '@aksamit/module-sdk/pages';
import { ConsentSettings } from '../features/account/components/consent-settings';
import { ContactProofs } from '../features/account/components/contact-proofs';
import { DataExport } from '../features/account/components/data-export';
import { DeleteAccount } from '../features/account/components/delete-account';
import { InvoiceForm } from '../features/account/components/invoice-form';
import { PasswordSection } from '../features/account/components/password-section';
import { ProfileForm } from '../features/account/components/profile-form';
import { ProfileSection } from '../features/account/components/profile-section';
import { ReminderChoice } from '../features/account/components/reminder-choice';
import { SalonChoice } from '../features/account/components/salon-choice';
import { SecondFactorSection } from '../features/account/components/second-factor-section';
import { loadProfile } from './load-private';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'settings',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/ustawienia/'], en: ['/panel/settings/'] },
  area: 'panel',
  load: loadProfile,
  component: SettingsPage,
});

/** The customer's data, salon, reminders, invoice data, consents, password; export and end of the account. */
export function SettingsPage() {
  const t = useTranslate();
  return (
    <PanelPage current="settings" lead={t('settings.lead')}>
      {() => (
        <ProfileSection>
          {(user) => (
            <>
              <ContactProofs user={user} />
              <ProfileForm user={user} />
              <SalonChoice user={user} />
              <ReminderChoice user={user} />
              <InvoiceForm user={user} />
              <ConsentSettings user={user} />
              <PasswordSection user={user} />
              {user.role !== 'customer' || user.hasSecondFactor ? <SecondFactorSection user={user} /> : null}
              <DataExport />
              <DeleteAccount user={user} />
            </>
          )}
        </ProfileSection>
      )}
    </PanelPage>
  );
}
