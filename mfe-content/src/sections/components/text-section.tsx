import { Island } from '@aksamit/module-sdk/islands';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { ContentBlocks } from '../../features/blocks/components/content-blocks';
import copyContact from '../../islands/copy-contact.island';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

/** Prose. */
export function TextSection({ section, position }: SectionProps<'text'>) {
  const { basePath } = usePageContext();
  return (
    <SectionBand head={section} position={position} width="narrow">
      <ContentBlocks
        blocks={section.blocks}
        basePath={basePath}
        idPrefix={position.id}
        copyOf={(value) => <Island of={copyContact} props={{ value }} />}
      />
    </SectionBand>
  );
}
