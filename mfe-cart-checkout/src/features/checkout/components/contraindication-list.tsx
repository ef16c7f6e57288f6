import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Accordion, joinShortWords } from '@aksamit/ui';
import type { ContraindicationGroup } from '../contraindications';

/** Contraindications of each treatment in the cart, to be opened beside their acknowledgement. */
export function ContraindicationList({ groups }: { groups: readonly ContraindicationGroup[] }) {
  const t = useTranslate();
  const items = groups.map(({ names, contraindications }, index) => ({
    id: `contraindications-${index}`,
    title: t('health.contraindicationsOf', { names: names.join(', ') }),
    content: (
      <ul>
        {contraindications.map((words) => (
          <li key={words}>{joinShortWords(words)}</li>
        ))}
      </ul>
    ),
  }));
  return <Accordion items={items} />;
}
