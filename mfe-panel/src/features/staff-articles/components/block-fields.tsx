import type { ContentBlock } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, IconButton } from '@aksamit/ui';
import { Checkbox, Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { Plus, Trash2 } from 'lucide-react';
import { Column, Entries, Pair } from '../../../staff-kit/record-form/components/form-style';
import { splitParagraphs } from '../blocks';

export interface BlockFieldsProps<Block extends ContentBlock = ContentBlock> {
  block: Block;
  lang: 'pl' | 'en';
  onChange(block: ContentBlock): void;
  /** Several blocks instead of it: a text that was pasted with paragraphs in it. */
  onReplace(blocks: ContentBlock[]): void;
}

type Of<Type extends ContentBlock['type']> = BlockFieldsProps<Extract<ContentBlock, { type: Type }>>;

/** The controls of a block, by its kind. */
export function BlockFields({ block, ...props }: BlockFieldsProps) {
  switch (block.type) {
    case 'heading':
      return <HeadingFields block={block} {...props} />;
    case 'list':
      return <ListFields block={block} {...props} />;
    case 'faq':
      return <FaqFields block={block} {...props} />;
    case 'link':
      return <LinkFields block={block} {...props} />;
    case 'contact':
      return <ContactFields block={block} {...props} />;
    default:
      return <ProseFields block={block} {...props} />;
  }
}

function ProseFields({ block, lang, onChange, onReplace }: Of<'paragraph' | 'note'>) {
  const t = useTranslate();
  return (
    <Field label={t(`staff.articles.blocks.${block.type}`)}>
      <TextArea
        lang={lang}
        value={block.text}
        onChange={({ target }) => {
          const parts = block.type === 'paragraph' ? splitParagraphs(target.value) : [];
          // An empty line that is only being typed splits nothing yet.
          if (parts.length > 1) onReplace(parts);
          else onChange({ ...block, text: target.value });
        }}
      />
    </Field>
  );
}

function HeadingFields({ block, lang, onChange }: Of<'heading'>) {
  const t = useTranslate();
  return (
    <Pair>
      <Field label={t('staff.articles.blocks.heading')}>
        <TextInput
          lang={lang}
          value={block.text}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      </Field>
      <Field label={t('staff.articles.blocks.level')}>
        <Select
          value={String(block.level)}
          onChange={({ target }) => onChange({ ...block, level: target.value === '3' ? 3 : 2 })}
        >
          <option value="2">{t('staff.articles.blocks.level2')}</option>
          <option value="3">{t('staff.articles.blocks.level3')}</option>
        </Select>
      </Field>
    </Pair>
  );
}

function ListFields({ block, lang, onChange }: Of<'list'>) {
  const t = useTranslate();
  return (
    <>
      <Field label={t('staff.articles.blocks.list')} hint={t('staff.articles.blocks.listHint')}>
        <TextArea
          lang={lang}
          value={block.items.join('\n')}
          onChange={({ target }) => onChange({ ...block, items: target.value === '' ? [] : target.value.split('\n') })}
        />
      </Field>
      <Checkbox
        label={t('staff.articles.blocks.ordered')}
        checked={block.ordered}
        onChange={({ target }) => onChange({ ...block, ordered: target.checked })}
      />
    </>
  );
}

function FaqFields({ block, lang, onChange }: Of<'faq'>) {
  const t = useTranslate();
  const { items } = block;
  const set = (index: number, change: Partial<(typeof items)[number]>) =>
    onChange({ ...block, items: items.map((item, at) => (at === index ? { ...item, ...change } : item)) });
  return (
    <Entries as="div">
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity but their position
          <li key={index}>
            <Column>
              <Field label={t('staff.articles.blocks.question', { number: index + 1 })}>
                <TextInput
                  lang={lang}
                  value={item.title}
                  onChange={({ target }) => set(index, { title: target.value })}
                />
              </Field>
              <Field label={t('staff.articles.blocks.answer', { number: index + 1 })}>
                <TextArea
                  lang={lang}
                  value={item.content}
                  onChange={({ target }) => set(index, { content: target.value })}
                />
              </Field>
            </Column>
            {items.length > 1 ? (
              <IconButton
                label={t('staff.articles.blocks.removeQuestion', { number: index + 1 })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange({ ...block, items: items.filter((_, at) => at !== index) })}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...block, items: [...items, { title: '', content: '' }] })}
        >
          <Plus aria-hidden="true" />
          {t('staff.articles.blocks.addQuestion')}
        </Button>
      </div>
    </Entries>
  );
}

function LinkFields({ block, lang, onChange }: Of<'link'>) {
  const t = useTranslate();
  return (
    <Pair>
      {(['label', 'path', 'description'] as const).map((name) => (
        <Field
          key={name}
          label={t(`staff.articles.blocks.linkFields.${name}`)}
          hint={name === 'path' ? t('staff.articles.blocks.linkFields.pathHint') : undefined}
        >
          <TextInput
            lang={name === 'path' ? undefined : lang}
            value={block[name]}
            onChange={({ target }) => onChange({ ...block, [name]: target.value })}
          />
        </Field>
      ))}
    </Pair>
  );
}

function ContactFields({ block, lang, onChange }: Of<'contact'>) {
  const t = useTranslate();
  return (
    <Pair>
      {(['label', 'value'] as const).map((name) => (
        <Field key={name} label={t(`staff.articles.blocks.contactFields.${name}`)}>
          <TextInput
            lang={lang}
            value={block[name]}
            onChange={({ target }) => onChange({ ...block, [name]: target.value })}
          />
        </Field>
      ))}
      <Field
        label={t('staff.articles.blocks.contactFields.href')}
        hint={t('staff.articles.blocks.contactFields.hrefHint')}
      >
        <TextInput
          value={block.href ?? ''}
          onChange={({ target }) =>
            onChange({ ...block, href: target.value.trim() === '' ? null : target.value.trim() })
          }
        />
      </Field>
    </Pair>
  );
}
