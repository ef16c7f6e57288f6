import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Text } from '@aksamit/ui';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useOneAtATime } from '../../../forms/use-press-once';
import { type PreviewedPage, previewPage } from '../api/page-calls';
import type { PageEditorState } from '../use-page-editor';

/** A window of a phone's size, in CSS pixels; a desktop's is a tab of its own. */
const PHONE = 'popup,width=390,height=844';

type Width = 'phone' | 'desktop';

/**
 * Opens what is typed as visitors would see it, each width in a window of its own that the next preview uses again: the shop's
 * pages cannot be framed, by their policy.
 */
export function PagePreview({ id, editor }: { id: string; editor: PageEditorState }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const http = useHttp();
  const href = useHref();
  const keyOf = useAttemptKey();
  const turn = useOneAtATime();
  const addressOf = (token: string) => href('content/preview', { token });
  const making = useMutation({
    mutationFn: ({ content }: { content: PreviewedPage; width: Width }) =>
      previewPage(http, { id, content }, keyOf(content)),
    onSuccess({ token }, { width }) {
      // A browser that lets no script open a window leaves the link below.
      window.open(addressOf(token), `preview-${id}-${width}`, width === 'phone' ? PHONE : undefined);
    },
    onError: (error, { content }) => editor.refuse(error, content),
    onSettled: turn.free,
  });
  const show = (width: Width) => {
    const content = editor.check();
    if (content && turn.take()) making.mutate({ content, width });
  };
  return (
    <>
      {(['desktop', 'phone'] as const).map((width) => (
        <Button key={width} variant="secondary" busy={making.isPending} onClick={() => show(width)}>
          {t(`staff.sitePages.preview.${width}`)}
        </Button>
      ))}
      {making.data ? (
        <Text size="sm" role="status">
          <a href={addressOf(making.data.token)} target={`preview-${id}-desktop`}>
            {t('staff.sitePages.preview.link')}
          </a>{' '}
          {t('staff.sitePages.preview.until', { at: formatDateTime(making.data.expiresAt, locale) })}
        </Text>
      ) : null}
    </>
  );
}
