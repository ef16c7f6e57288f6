import type { StaffArticleContent } from '@aksamit/contracts/staff';
import { formatDateTime, type Translate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack } from '@aksamit/ui';
import { useEffect, useRef } from 'react';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import type { ContentField } from '../article-merge';
import type { ArticleConflict, ArticleEditor } from '../use-article-editor';

/** Names of fields, in one line. */
export const fieldNames = (fields: readonly ContentField[], t: Translate): string =>
  fields.map((field) => t(`staff.articles.fields.${field}`)).join(', ');

/** Somebody else saved the article: who, what differs, and whose words stand where both wrote. */
export function ConflictNotice({ conflict, editor }: { conflict: ArticleConflict; editor: ArticleEditor }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { text, content, theirs, both } = conflict;
  const { createdAt, createdBy } = text.version;
  const withTheirs: StaffArticleContent = {
    ...content,
    ...Object.fromEntries(both.map((field) => [field, text.content[field]])),
  };
  const who = createdBy?.name ?? t('staff.articles.unknownPerson');
  return (
    <div ref={heading} tabIndex={-1}>
      <Notice
        tone="warning"
        announce="assertive"
        title={t('staff.articles.conflict.title', { who, time: formatDateTime(createdAt, locale) })}
      >
        <Stack gap={3}>
          <span>
            {theirs.length === 0
              ? t('staff.articles.conflict.nothing')
              : t('staff.articles.conflict.theirs', { fields: fieldNames(theirs, t) })}
          </span>
          <span>
            {both.length === 0
              ? t('staff.articles.conflict.apart')
              : t('staff.articles.conflict.both', { fields: fieldNames(both, t) })}
          </span>
          {both.map((field) => (
            <details key={field}>
              <summary>
                {t('staff.articles.conflict.theirVersion', { field: t(`staff.articles.fields.${field}`) })}
              </summary>
              <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{inWords(text.content[field])}</pre>
            </details>
          ))}
          <Buttons>
            <Button onClick={() => editor.resolve({ text, content })}>
              {t(both.length === 0 ? 'staff.articles.conflict.join' : 'staff.articles.conflict.keepMine')}
            </Button>
            {both.length === 0 ? null : (
              <Button variant="secondary" onClick={() => editor.resolve({ text, content: withTheirs })}>
                {t('staff.articles.conflict.takeTheirs')}
              </Button>
            )}
          </Buttons>
        </Stack>
      </Notice>
    </div>
  );
}

/** All words in a value, one piece of text a line. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([key]) => key !== 'type' && key !== 'level')
      .map(([, inner]) => inWords(inner))
      .join('\n');
  }
  return value === null || value === undefined ? '' : String(value);
}
