import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { ContentBlocks } from '../../features/blocks/components/content-blocks';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

/** Prose. */
export function TextSection({ section, position }: SectionProps<'text'>) {
  const { basePath } = usePageContext();
  return (
    <SectionBand head={section} position={position} width="narrow">
      <ContentBlocks blocks={section.blocks} basePath={basePath} idPrefix={position.id} />
    </SectionBand>
  );
}
