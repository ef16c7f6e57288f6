import type { Till } from '@aksamit/contracts/staff';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog } from '@aksamit/ui';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../downloads/save-file';
import { tillSheet } from '../till-sheet';
import { ClosingForm } from './closing-form';
import { CorrectionForm } from './correction-form';
import { FloatForm } from './float-form';
import { CashInForm, CashOutForm } from './movement-form';

export interface TillActionsProps {
  till: Till;
  salonName: string;
  /** Whether the person may correct a closed till. */
  mayCorrect: boolean;
  /** The day has come: a till of a day ahead is not counted. */
  hasCome: boolean;
}

const FORMS = { float: FloatForm, in: CashInForm, out: CashOutForm, close: ClosingForm, correct: CorrectionForm };
type FormName = keyof typeof FORMS;

/** What can be done with a till: float, cash besides payments and count while it is open, a correction by a manager, paper and file. */
export function TillActions({ till, salonName, mayCorrect, hasCome }: TillActionsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [shown, setShown] = useState<FormName | null>(null);
  const download = () => {
    const fileName = `${t('staff.tills.fileName')}-${till.date}-${till.locationId}.csv`;
    const sheet = tillSheet({ till, salonName, locale, t });
    saveFile({ content: new Blob([sheet], { type: 'text/csv;charset=utf-8' }), fileName }, fileName);
  };
  return (
    <>
      {till.closing === null && hasCome ? (
        <>
          <Button onClick={() => setShown('close')}>{t('staff.tills.close')}</Button>
          <Button variant="secondary" onClick={() => setShown('float')}>
            {t('staff.tills.setFloat')}
          </Button>
          {(['in', 'out'] as const).map((direction) => (
            <Button key={direction} variant="secondary" onClick={() => setShown(direction)}>
              {t(`staff.tills.movement.${direction}.action`)}
            </Button>
          ))}
        </>
      ) : null}
      {till.closing !== null && mayCorrect ? (
        <Button variant="secondary" onClick={() => setShown('correct')}>
          {t('staff.tills.correct')}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t('staff.tills.print')}
      </Button>
      <Button variant="secondary" onClick={download}>
        <Download aria-hidden="true" />
        {t('staff.tills.csv')}
      </Button>
      <TillDialog till={till} shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

const titles = {
  float: 'setFloat',
  in: 'movement.in.action',
  out: 'movement.out.action',
  close: 'close',
  correct: 'correct',
};

function TillDialog({ till, shown, onClose }: { till: Till; shown: FormName | null; onClose(): void }) {
  const t = useTranslate();
  const Form = shown === null ? null : FORMS[shown];
  return (
    <Dialog
      open={shown !== null}
      title={t(`staff.tills.${titles[shown ?? 'close']}`)}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {Form ? <Form till={till} onClose={onClose} /> : null}
    </Dialog>
  );
}
