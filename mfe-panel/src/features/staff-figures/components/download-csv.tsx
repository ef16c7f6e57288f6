import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Download } from 'lucide-react';
import { saveFile } from '../../../downloads/save-file';
import type { FiguresRange } from '../figures-range';

export interface DownloadCsvProps {
  label: string;
  /** Its name begins with it; the range and `part` follow. */
  name: string;
  range: FiguresRange;
  part?: string;
  /** Written when the button is pressed. */
  content(): string;
}

/** Saves what is shown as a file for spreadsheets. */
export function DownloadCsv({ label, name, range, part, content }: DownloadCsvProps) {
  const t = useTranslate();
  const download = () => {
    const parts = [t('staff.figures.fileName'), name, range.from, range.to, part ?? ''];
    const fileName = `${parts.filter((text) => text !== '').join('-')}.csv`;
    saveFile({ content: new Blob([content()], { type: 'text/csv;charset=utf-8' }), fileName }, fileName);
  };
  return (
    <Button variant="secondary" size="sm" onClick={download}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
