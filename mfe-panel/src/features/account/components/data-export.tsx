import { downloadFile } from '@aksamit/module-sdk/api';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { DownloadButton } from '../../../downloads/download-button';
import { SettingsCard } from './settings-card';

/** Export of all data that the shop holds about the customer, as a file. */
export function DataExport() {
  const t = useTranslate();
  return (
    <SettingsCard id="settings-export" title={t('export.title')} text={t('export.text')}>
      <DownloadButton
        size="sm"
        variant="secondary"
        fetchFile={(http) => downloadFile(http, 'GET /me/export', {})}
        fileName="aksamit.json"
      >
        {t('export.action')}
      </DownloadButton>
    </SettingsCard>
  );
}
