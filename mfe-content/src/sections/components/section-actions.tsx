import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { LinkButton } from '@aksamit/ui';
import { ArrowRight } from 'lucide-react';
import { recordAddress } from '../../addresses/record-address';

interface SectionActionsProps {
  actions: readonly { label: string; path: string }[];
  /** Large ones with an arrow. */
  hasArrows?: boolean;
}

/** Links of a section as buttons, the first one the main one; what is no address of the web or the shop is left out. */
export function SectionActions({ actions, hasArrows = false }: SectionActionsProps) {
  const { basePath } = usePageContext();
  return actions.map(({ label, path }, index) => {
    const address = recordAddress(path, basePath);
    if (address === null) return null;
    return (
      <LinkButton key={path} href={address} variant={index === 0 ? 'primary' : 'secondary'}>
        {label}
        {hasArrows ? <ArrowRight aria-hidden="true" /> : null}
      </LinkButton>
    );
  });
}
