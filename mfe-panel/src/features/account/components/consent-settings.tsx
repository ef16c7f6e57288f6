import type { AgreeInput, User } from '@aksamit/contracts';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Text } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { profileQuery } from '../api/get-profile';
import { updateConsents } from '../api/update-profile';
import { SettingsCard } from './settings-card';

const OPTIONAL_CONSENTS = ['marketingEmail', 'marketingPhone'] as const;

/** Consents that can be given and withdrawn at any time, each saved at once, with the version of its text. */
export function ConsentSettings({ user }: { user: User }) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  // Shown at once: a box that waited for the mutation would jump back for a moment.
  const [pressed, setPressed] = useState<AgreeInput | null>(null);
  const update = useMutation({
    mutationFn: (agree: AgreeInput) => updateConsents(http, [agree]),
    onSuccess: (changed) => {
      queryClient.setQueryData(profileQuery(http).queryKey, changed);
      bus.publish('toast', { type: 'success', message: t('settings.saved') });
    },
    onError: (error) => bus.publish('toast', { type: 'alert', message: messageOfError(error, t) }),
    onSettled: () => setPressed(null),
  });
  const given = (type: string) => user.userAgrees.some((agree) => agree.type === type && agree.value);
  return (
    <SettingsCard id="settings-consents" title={t('consents.title')} text={t('consents.lead')}>
      <Text size="sm">
        {t('consents.accepted')} <a href={href('content/regulations')}>{t('consents.regulationsLink')}</a>{' '}
        {t('consents.and')} <a href={href('content/privacy-policy')}>{t('consents.privacyLink')}</a>
        <Version user={user} type="regulations" />
      </Text>
      <div>
        {OPTIONAL_CONSENTS.map((type) => (
          <Checkbox
            key={type}
            label={
              <>
                {t(`consents.${type}`)}
                <Version user={user} type={type} />
              </>
            }
            checked={pressed?.type === type ? pressed.value : given(type)}
            aria-disabled={pressed !== null}
            onChange={(event) => {
              if (pressed) return;
              const agree = { type, value: event.target.checked };
              setPressed(agree);
              update.mutate(agree);
            }}
          />
        ))}
      </div>
    </SettingsCard>
  );
}

/** Texts are named by the day from which they hold; another name stays as it is. */
const versionDate = (version: string, locale: LocaleCode) =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(version, locale) : version;

/** Which text was agreed to (or refused), and when. */
function Version({ user, type }: { user: User; type: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const text = user.userAgreeTexts?.find((entry) => entry.type === type);
  if (!text) return null;
  const given = user.userAgrees.some((agree) => agree.type === type && agree.value);
  return (
    <Text as="span" size="sm" tone="muted" style={{ display: 'block' }}>
      {t(given ? 'consents.givenVersion' : 'consents.refusedVersion', {
        date: formatDate(text.createdAt, locale),
        version: versionDate(text.textVersion, locale),
      })}
    </Text>
  );
}
