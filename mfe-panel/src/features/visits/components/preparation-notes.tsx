import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Accordion, joinShortWords } from '@aksamit/ui';
import { preparationOf } from '../visit-rules';

const LINES = ['first', 'second', 'third', 'fourth'] as const;

/** How to prepare for a visit. Rules on alcohol and x-ray: specification, content, section 5, "Salon terms". */
export function PreparationNotes({ categoryCode, id }: { categoryCode: string; id: string }) {
  const t = useTranslate();
  const kind = preparationOf(categoryCode);
  const content = (
    <ul>
      {LINES.map((line) => (
        <li key={line}>{joinShortWords(t(`preparation.${kind}.${line}`))}</li>
      ))}
    </ul>
  );
  return <Accordion items={[{ id, title: t('preparation.title'), content }]} />;
}
