import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice } from '@aksamit/ui';
import { changeWords } from '../change-words';
import type { VisitConflict as Conflict, VisitChanges } from '../use-visit-changes';
import { customerName } from '../visit-words';
import { Actions } from './panel-style';

/** What somebody else changed of a visit that one wanted to change, and both ways on from there. */
export function VisitConflict({ changes, conflict }: { changes: VisitChanges; conflict: Conflict }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { decision, now } = conflict;
  const words = changeWords(decision.event, now, t, locale);
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t('staff.visit.changed.title', { name: customerName(decision.event, t) })}
    >
      <p>{t(words.length > 0 ? 'staff.visit.changed.text' : 'staff.visit.changed.same')}</p>
      {words.length > 0 ? (
        <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
      <Actions style={{ marginTop: '0.5rem' }}>
        {decision.isPossible(now) ? (
          <Button size="sm" variant="secondary" onClick={() => decision.again(now)}>
            {decision.againLabel}
          </Button>
        ) : null}
        <Button size="sm" variant="secondary" onClick={changes.leave}>
          {t('staff.visit.changed.leave')}
        </Button>
      </Actions>
    </Notice>
  );
}
