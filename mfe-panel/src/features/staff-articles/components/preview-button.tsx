import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Text } from '@aksamit/ui';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { previewArticle } from '../api/article-calls';
import type { ArticleEditor } from '../use-article-editor';

/** Opens what is typed as visitors would see it, in a tab of its own that the next preview uses again. */
export function PreviewButton({ id, editor }: { id: string; editor: ArticleEditor }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const http = useHttp();
  const href = useHref();
  const keyOf = useAttemptKey();
  const tab = `preview-${id}`;
  const making = useMutation({
    mutationFn: () => previewArticle(http, { id, content: editor.content }, keyOf(editor.content)),
    // A browser that lets no script open a tab leaves the link below.
    onSuccess: ({ token }) => void window.open(href('content/preview', { token }), tab),
    onError: (error) => editor.refuse(error),
  });
  const make = usePressOnce(making);
  return (
    <>
      <Button variant="secondary" busy={making.isPending} onClick={() => make()}>
        {t('staff.articles.preview')}
      </Button>
      {making.data ? (
        <Text size="sm" role="status">
          <a href={href('content/preview', { token: making.data.token })} target={tab}>
            {t('staff.articles.previewLink')}
          </a>{' '}
          {t('staff.articles.previewUntil', { time: formatDateTime(making.data.expiresAt, locale) })}
        </Text>
      ) : null}
    </>
  );
}
