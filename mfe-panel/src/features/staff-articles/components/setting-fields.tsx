import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { IconButton } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { X } from 'lucide-react';
import { PictureField } from '../../../staff-kit/pictures/picture-field';
import { Chosen } from '../../../staff-kit/record-form/components/form-style';
import { useOptionName } from '../../../staff-kit/record-form/components/option-name';
import { ReferenceSearch } from '../../../staff-kit/record-form/components/reference-search';
import { authorOptions, categoryOptions } from '../api/article-options';
import { Group } from './article-style';
import { ListedChoice } from './listed-choice';
import { RelatedArticles } from './related-articles';
import type { EditorPartProps } from './text-fields';

/** Author, categories, cover. */
export function FilingFields({ editor, fieldId }: EditorPartProps) {
  const t = useTranslate();
  const http = useHttp();
  const { locale } = usePageContext();
  const { content, errors, change } = editor;
  const { data: categories = [] } = useQuery(categoryOptions(http, locale));
  const { data: authors = [] } = useQuery(authorOptions(http));
  const { categoryId, sideCategoryIds } = content;
  const toggle = (id: string) =>
    change({
      sideCategoryIds: sideCategoryIds.includes(id)
        ? sideCategoryIds.filter((one) => one !== id)
        : [...sideCategoryIds, id],
    });
  return (
    <Group>
      <legend>{t('staff.articles.groups.filing')}</legend>
      <ListedChoice
        id={fieldId('authorId')}
        label={t('staff.articles.author')}
        options={authors}
        value={content.authorId}
        error={errors.authorId}
        onChange={(authorId) => change({ authorId })}
      />
      <ListedChoice
        id={fieldId('categoryId')}
        label={t('staff.articles.category')}
        options={categories}
        value={categoryId}
        error={errors.categoryId}
        onChange={(id) => change({ categoryId: id, sideCategoryIds: sideCategoryIds.filter((one) => one !== id) })}
      />
      <Group id={fieldId('sideCategoryIds')} tabIndex={-1}>
        <legend>{t('staff.articles.fields.sideCategoryIds')}</legend>
        <div>
          {categories
            .filter(({ id }) => id !== categoryId)
            .map(({ id, label }) => (
              <Checkbox key={id} label={label} checked={sideCategoryIds.includes(id)} onChange={() => toggle(id)} />
            ))}
        </div>
      </Group>
      <PictureField
        id={fieldId('pictureId')}
        label={t('staff.articles.fields.pictureId')}
        hint={t('staff.articles.coverHint')}
        error={errors.pictureId}
        shape="cover"
        value={content.pictureId}
        onChange={(pictureId) => change({ pictureId })}
      />
    </Group>
  );
}

const GENDERS = ['all', 'female', 'male'] as const;
const ACTIONS = ['contactForm', 'leadForm', 'offer', 'product'] as const;

/** For whom the article is, what it leads to, the treatments that it mentions, and the articles below it. */
export function AudienceFields({ articleId, editor, fieldId }: EditorPartProps & { articleId: string }) {
  const t = useTranslate();
  const { content, errors, change } = editor;
  const { ctaType, productIds } = content;
  const words = (key: string, values: readonly string[]) =>
    values.map((id) => ({ id, label: t(`staff.articles.${key}.${id}`) }));
  return (
    <Group>
      <legend>{t('staff.articles.groups.audience')}</legend>
      <ListedChoice
        id={fieldId('gender')}
        label={t('staff.articles.fields.gender')}
        options={words('genders', GENDERS)}
        value={content.gender}
        error={errors.gender}
        onChange={(value) => change({ gender: GENDERS.find((one) => one === value) ?? 'all' })}
      />
      <Checkbox
        label={t('staff.articles.fields.isProfessional')}
        checked={content.isProfessional}
        onChange={({ target }) => change({ isProfessional: target.checked })}
      />
      <ListedChoice
        id={fieldId('ctaType')}
        label={t('staff.articles.fields.ctaType')}
        options={words('actions', ACTIONS)}
        value={ctaType ?? ''}
        error={errors.ctaType}
        isOptional
        onChange={(value) => {
          const next = ACTIONS.find((one) => one === value) ?? null;
          change({ ctaType: next, ...(next === 'product' ? {} : { ctaProductId: null }) });
        }}
      />
      {ctaType === 'product' ? (
        <ActionProduct
          id={fieldId('ctaProductId')}
          value={content.ctaProductId}
          error={errors.ctaProductId}
          onChange={(ctaProductId) => change({ ctaProductId })}
        />
      ) : null}
      <div>
        <ReferenceSearch
          to="products"
          id={fieldId('productIds')}
          label={t('staff.articles.fields.productIds')}
          error={errors.productIds}
          chosen=""
          onChoose={(id) => {
            if (!productIds.includes(id)) change({ productIds: [...productIds, id] });
          }}
        />
        <Chosen>
          {productIds.map((id) => (
            <ChosenProduct
              key={id}
              id={id}
              onRemove={() => change({ productIds: productIds.filter((one) => one !== id) })}
            />
          ))}
        </Chosen>
      </div>
      <RelatedArticles
        id={fieldId('relatedIds')}
        articleId={articleId}
        value={content.relatedIds}
        error={errors.relatedIds}
        onChange={(relatedIds) => change({ relatedIds })}
      />
    </Group>
  );
}

interface ActionProductProps {
  id: string;
  value: string | null;
  error?: string | undefined;
  onChange(productId: string): void;
}

function ActionProduct({ id, value, error, onChange }: ActionProductProps) {
  const t = useTranslate();
  const name = useOptionName('products', value ?? '');
  return (
    <ReferenceSearch
      to="products"
      id={id}
      label={t('staff.articles.fields.ctaProductId')}
      hint={value === null ? t('staff.records.nothingChosen') : t('staff.records.chosen', { name })}
      error={error}
      chosen={value ?? ''}
      onChoose={onChange}
    />
  );
}

function ChosenProduct({ id, onRemove }: { id: string; onRemove(): void }) {
  const t = useTranslate();
  const name = useOptionName('products', id);
  return (
    <li>
      {name}
      <IconButton
        label={t('staff.records.remove', { label: name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
