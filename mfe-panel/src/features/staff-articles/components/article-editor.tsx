import type { StaffArticleText } from '@aksamit/contracts/staff';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { useId } from 'react';
import { FormMessages } from '../../../forms/form-messages';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { DraftNotice } from '../../../staff-kit/record-form/components/draft-notice';
import { LeaveQuestion } from '../../../staff-kit/record-form/components/leave-question';
import { useLeaveWarning } from '../../../staff-kit/record-form/use-leave-warning';
import { Loaded } from '../../../states/loaded';
import { articleTextQuery } from '../api/article-calls';
import { NEW_ARTICLE } from '../new-article-id';
import { useArticleEditor } from '../use-article-editor';
import { Editor } from './article-style';
import { ConflictNotice } from './conflict-notice';
import { NewArticle } from './new-article';
import { PromoFields } from './promo-fields';
import { PublishPanel } from './publish-panel';
import { AudienceFields, FilingFields } from './setting-fields';
import { BodyFields, HeadFields, MetaFields } from './text-fields';
import { VersionHistory } from './version-history';

/** One article, or the beginning of a new one. */
export function ArticlePage({ id, userId }: { id: string; userId: string }) {
  return (
    <StaffContent>
      {id === NEW_ARTICLE ? <NewArticle userId={userId} /> : <KnownArticle id={id} userId={userId} />}
    </StaffContent>
  );
}

function KnownArticle({ id, userId }: { id: string; userId: string }) {
  const t = useTranslate();
  const href = useHref();
  const text = useQuery(articleTextQuery(useHttp(), id));
  if (isHttpError(text.error) && text.error.status === 404 && !text.data) {
    const action = <LinkButton href={href('panel/staff-articles')}>{t('staff.articles.title')}</LinkButton>;
    return <EmptyState headingLevel={1} title={t('staff.articles.notFound')} action={action} />;
  }
  return (
    <Loaded query={text} failedTitle={t('staff.articles.failed')} height="24rem">
      {(data) => <ArticleForm key={data.id} text={data} userId={userId} />}
    </Loaded>
  );
}

function ArticleForm({ text, userId }: { text: StaffArticleText; userId: string }) {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const { locale } = usePageContext();
  const editor = useArticleEditor(text, userId);
  const warning = useLeaveWarning(editor.isChanged);
  const { content, errors, attempt, message, conflict } = editor;
  const fieldId = (name: string) => `${id}-${name}`;
  const labelled = Object.entries(errors).map(([name, words]) => [name, `${labelOf(name, t)}: ${words}`]);
  const part = { editor, fieldId };
  return (
    <>
      <StaffHeading
        title={content.title[locale] || content.title.pl || text.code}
        back={{ href: href('panel/staff-articles'), label: t('staff.articles.title') }}
      />
      {editor.isDraft && editor.isChanged ? <DraftNotice onDiscard={editor.discard} /> : null}
      {conflict ? <ConflictNotice conflict={conflict} editor={editor} /> : null}
      <FormMessages errors={Object.fromEntries(labelled)} fieldId={fieldId} attempt={attempt} message={message} />
      <Editor>
        <div>
          <HeadFields {...part} />
          <BodyFields {...part} />
          <MetaFields {...part} />
          <PromoFields {...part} />
        </div>
        <div>
          <PublishPanel text={text} editor={editor} />
          <FilingFields {...part} />
          <AudienceFields articleId={text.id} {...part} />
          <VersionHistory id={text.id} editor={editor} />
        </div>
      </Editor>
      <LeaveQuestion warning={warning} />
    </>
  );
}

const GROUPS: Readonly<Record<string, string>> = { meta: 'meta', promoBar: 'promo' };

/** A control's name in a summary: `title.pl` is “Title (PL)”, `meta.en.title` “Title for search engines (EN)”. */
function labelOf(name: string, t: ReturnType<typeof useTranslate>): string {
  const [field = '', language, inner] = name.split('.');
  const group = inner === undefined ? undefined : GROUPS[field];
  const label = group === undefined ? t(`staff.articles.fields.${field}`) : t(`staff.articles.${group}.${inner}`);
  return language === 'pl' || language === 'en' ? t(`staff.articles.inLanguage.${language}`, { label }) : label;
}
