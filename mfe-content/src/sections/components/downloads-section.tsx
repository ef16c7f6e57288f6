import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { balancedColumn, Grid, joinShortWords } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { FileDown } from 'lucide-react';
import { recordAddress } from '../../addresses/record-address';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const FileLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 0.25rem 1rem;
  height: 100%;
  padding: 1.125rem 1.25rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  text-decoration: none;
  transition: border-color ${tokens.duration.fast} ease;

  &:hover {
    border-color: ${tokens.color.accent};
  }
  & > svg {
    grid-row: span 3;
    width: 1.75rem;
    height: 1.75rem;
    color: ${tokens.color.accent};
  }
  & > strong {
    color: ${tokens.color.accent};
  }
  & > span {
    grid-column: 2;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    line-height: 1.45;
  }
`;

const KIB = 1024;

/** `PDF`, from `application/pdf`. */
const typeName = (mimeType: string) => (mimeType.split('/')[1] ?? mimeType).toUpperCase();

/** Files with what they are, their type and size. */
export function DownloadsSection({ section, position }: SectionProps<'downloads'>) {
  const t = useTranslate();
  const { basePath } = usePageContext();
  return (
    <SectionBand head={section} position={position}>
      <Grid as="ul" gap={4} minColumn={balancedColumn(section.items.length, '18rem', '1rem')}>
        {section.items.map(({ label, description, path, mimeType, size }) => {
          const address = recordAddress(path, basePath);
          if (address === null) return null;
          const kibibytes = Math.max(1, Math.round(size / KIB));
          return (
            <li key={path}>
              <FileLink href={address} type={mimeType} download>
                <FileDown aria-hidden="true" />
                <strong>{label}</strong>
                <span>{joinShortWords(description)}</span>
                <span>
                  {size > 0
                    ? t('sections.file', { type: typeName(mimeType), size: String(kibibytes) })
                    : typeName(mimeType)}
                </span>
              </FileLink>
            </li>
          );
        })}
      </Grid>
    </SectionBand>
  );
}
