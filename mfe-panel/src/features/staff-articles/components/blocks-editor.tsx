import type { ContentBlock } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, IconButton, Stack, Text } from '@aksamit/ui';
import { FieldError } from '@aksamit/ui/form';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { BLOCK_TYPES, emptyBlock, wordsOf } from '../blocks';
import { BlockList } from './article-style';
import { BlockFields } from './block-fields';

export interface BlocksEditorProps {
  /** For links from the summary of errors. */
  id: string;
  lang: 'pl' | 'en';
  blocks: readonly ContentBlock[];
  error?: string | undefined;
  onChange(blocks: ContentBlock[]): void;
}

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return `block-${lastKey}`;
};

/** Keys of blocks, which move with them; others come with a text that was exchanged as a whole. */
function useKeys(length: number) {
  const [keys, setKeys] = useState<string[]>(() => Array.from({ length }, nextKey));
  const shown = keys.length === length ? keys : Array.from({ length }, (_, index) => keys[index] ?? nextKey());
  if (shown !== keys) setKeys(shown);
  return { keys: shown, setKeys };
}

/** What gets the focus after the next rendering: the first control of a block, or the button that moved it. */
interface NextFocus {
  at: number;
  wanted: string;
}

/** Focus that follows what was pressed: browsers drop it from a block that is moved. */
function useNextFocus() {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<NextFocus | null>(null);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { at, wanted } = next.current;
    next.current = null;
    const block = list.current?.children[at];
    // At an end of the list the pressed button is disabled.
    const found = block?.querySelector<HTMLElement>(wanted) ?? block?.querySelector<HTMLElement>('button:enabled');
    found?.focus();
  });
  return {
    list,
    focus(at: number, wanted: string) {
      next.current = { at, wanted };
    },
  };
}

/** A text as its pieces in their order: added anywhere, moved, changed, taken away, all by keyboard too. */
export function BlocksEditor({ id, lang, blocks, error, onChange }: BlocksEditorProps) {
  const t = useTranslate();
  const { keys, setKeys } = useKeys(blocks.length);
  const adding = useRef<HTMLButtonElement>(null);
  const { list, focus } = useNextFocus();
  const splice = (at: number, removed: number, added: readonly ContentBlock[]) => {
    setKeys(keys.toSpliced(at, removed, ...added.map(nextKey)));
    onChange(blocks.toSpliced(at, removed, ...added));
  };
  const move = (from: number, to: number) => {
    const [block, key] = [blocks[from], keys[from]];
    if (!block || key === undefined) return;
    focus(to, `button[data-move='${to < from ? 'up' : 'down'}']:enabled`);
    setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, key));
    onChange(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
  };
  const remove = (index: number) => {
    splice(index, 1, []);
    // The pressed button is gone with its block.
    adding.current?.focus();
  };
  return (
    <Stack gap={3} id={id} tabIndex={-1} role="group" aria-label={t(`staff.articles.text.${lang}`)}>
      {error ? <FieldError>{error}</FieldError> : null}
      <BlockList ref={list}>
        {blocks.map((block, index) => (
          <li key={keys[index]}>
            <BlockHead
              name={`${t(`staff.articles.blocks.${block.type}`)}, ${index + 1}`}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
            />
            <BlockFields
              block={block}
              lang={lang}
              onChange={(next) => onChange(blocks.with(index, next))}
              onReplace={(parts) => splice(index, 1, parts)}
            />
          </li>
        ))}
      </BlockList>
      <Buttons>
        {BLOCK_TYPES.map((type) => (
          <Button
            key={type}
            ref={type === 'paragraph' ? adding : undefined}
            variant="secondary"
            size="sm"
            onClick={() => {
              focus(blocks.length, 'input, textarea');
              splice(blocks.length, 0, [emptyBlock(type)]);
            }}
          >
            <Plus aria-hidden="true" />
            {t(`staff.articles.blocks.${type}`)}
          </Button>
        ))}
      </Buttons>
      <Text size="sm" tone="muted">
        {t('staff.articles.words', { count: wordsOf(blocks) })}
      </Text>
    </Stack>
  );
}

interface BlockHeadProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

function BlockHead({ name, isFirst, isLast, onMove, onRemove }: BlockHeadProps) {
  const t = useTranslate();
  return (
    <div data-head="">
      <small>{name}</small>
      <span>
        <IconButton
          label={t('staff.records.moveUp', { label: name })}
          icon={<ArrowUp aria-hidden="true" />}
          data-move="up"
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('staff.articles.blocks.moveDown', { label: name })}
          icon={<ArrowDown aria-hidden="true" />}
          data-move="down"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('staff.records.remove', { label: name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
