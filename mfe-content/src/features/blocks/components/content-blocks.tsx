import type { ContentBlock } from '@aksamit/contracts';
import { Accordion, Notice, withNonBreakingSpaces } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordAddress } from '../../../addresses/record-address';
import { headingId } from '../outline';
import { typeset } from '../typeset';

const Prose = styled.div`
  max-width: ${tokens.width.text};

  & > * + * {
    margin-top: 1.1rem;
  }
  & > h2 {
    margin-top: 2.75rem;
    font-size: ${tokens.text['2xl']};
  }
  & > h3 {
    margin-top: 2rem;
    font-size: ${tokens.text.xl};
  }
  & > h2:first-child,
  & > h3:first-child {
    margin-top: 0;
  }
  & > a {
    margin-top: 2rem;
  }
  & > a + a {
    margin-top: 0.75rem;
  }
  & > ul,
  & > ol {
    display: grid;
    gap: 0.5rem;
    padding-inline-start: 1.4rem;
  }
  & > ul > li::marker {
    color: ${tokens.color.accent};
  }
  & > ol > li::marker {
    color: ${tokens.color.accent};
    font-weight: 600;
  }
`;

const LinkCard = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0.125rem 1rem;
  padding: 1rem 1.25rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  text-decoration: none;
  transition: border-color ${tokens.duration.fast} ease;

  &:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
  }
  & > strong {
    color: ${tokens.color.accent};
  }
  & > span {
    grid-column: 1;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > svg {
    grid-area: 1 / 2 / span 2;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
  }
`;

/** Facts one can take in at a glance: two beside each other where there is room. */
const Contacts = styled.div`
  display: grid;
  column-gap: 2rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Contact = styled.div`
  display: grid;
  align-content: start;
  gap: 0.125rem;
  padding: 0.875rem 0;
  border-bottom: 1px solid ${tokens.color.border};

  & > span:first-of-type {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > [data-value] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    font-weight: 600;
  }
`;

interface BlockProps extends Omit<ContentBlocksProps, 'blocks'> {
  block: ContentBlock;
  index: number;
}

function Block({ block, index, basePath, idPrefix, copyOf }: BlockProps) {
  if (block.type === 'heading') {
    const text = typeset(block.text);
    return block.level === 2 ? <h2 id={headingId(index, idPrefix)}>{text}</h2> : <h3>{text}</h3>;
  }
  if (block.type === 'paragraph') return <p>{withNonBreakingSpaces(typeset(block.text))}</p>;
  if (block.type === 'list') {
    const items = block.items.map((item) => <li key={item}>{withNonBreakingSpaces(typeset(item))}</li>);
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  if (block.type === 'faq') {
    const items = block.items.map(({ title, content }, number) => ({
      id: `${idPrefix ?? 'faq'}-${index}-${number}`,
      title: typeset(title),
      content: typeset(content),
    }));
    return <Accordion items={items} />;
  }
  if (block.type === 'note') return <Notice>{typeset(block.text)}</Notice>;
  const address = recordAddress(block.type === 'link' ? block.path : (block.href ?? ''), basePath);
  if (block.type === 'contact') {
    return (
      <Contact>
        <span>{typeset(block.label)}</span>
        <span data-value="">
          {address ? <a href={address}>{block.value}</a> : <strong>{withNonBreakingSpaces(block.value)}</strong>}
          {address ? copyOf?.(block.value) : null}
        </span>
      </Contact>
    );
  }
  return address ? (
    <LinkCard href={address}>
      <strong>{typeset(block.label)}</strong>
      <span>{typeset(block.description)}</span>
      <ArrowRight aria-hidden="true" />
    </LinkCard>
  ) : null;
}

export interface ContentBlocksProps {
  blocks: readonly ContentBlock[];
  basePath: string;
  /** Of the ids of its headings, where a page has several texts. */
  idPrefix?: string | undefined;
  /** The button beside a phone number or an e-mail address that copies it. Omitted: there is none. */
  copyOf?: ((value: string) => ReactNode) | undefined;
}

/** The body of an article or text page: plain text in structured blocks, never markup from a record. */
export function ContentBlocks({ blocks, ...shared }: ContentBlocksProps) {
  return (
    <Prose>
      {withContactsTogether(blocks).map((run) => {
        const shown = run.map(([block, index]) => <Block key={index} block={block} index={index} {...shared} />);
        return run.length > 1 ? <Contacts key={run[0]?.[1]}>{shown}</Contacts> : shown;
      })}
    </Prose>
  );
}

type NumberedBlock = readonly [block: ContentBlock, index: number];

/** Contacts that follow each other are one run; every other block is a run of its own. */
function withContactsTogether(blocks: readonly ContentBlock[]): NumberedBlock[][] {
  const runs: NumberedBlock[][] = [];
  for (const [index, block] of blocks.entries()) {
    const run = runs.at(-1);
    if (block.type === 'contact' && run?.[0]?.[0].type === 'contact') run.push([block, index]);
    else runs.push([[block, index]]);
  }
  return runs;
}
