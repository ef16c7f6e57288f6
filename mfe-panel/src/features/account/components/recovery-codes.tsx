import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack } from '@aksamit/ui';
import styled from '@emotion/styled';
import { saveFile } from '../../../downloads/save-file';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 0.5rem 1.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ui-monospace, monospace;
`;

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslate();
  const save = () => {
    const text = `${t('secondFactor.recoveryFile')}\n\n${codes.join('\n')}\n`;
    saveFile({ content: new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName: null }, 'aksamit-kody.txt');
  };
  return (
    <Stack gap={4}>
      <Notice tone="info" announce="polite">
        {t('secondFactor.recoveryLead')}
      </Notice>
      <Codes aria-label={t('secondFactor.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack direction="row" gap={3}>
        <Button size="sm" onClick={save}>
          {t('secondFactor.download')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          {t('secondFactor.kept')}
        </Button>
      </Stack>
    </Stack>
  );
}
