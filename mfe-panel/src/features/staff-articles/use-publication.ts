import type { ArticlePublication, StaffArticleText } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { usePressOnce } from '../../forms/use-press-once';
import { articlesKey, publishArticle } from './api/article-calls';
import type { ArticleEditor } from './use-article-editor';

type Action = Exclude<ArticlePublication['action'], 'plan'>;

interface Publication {
  change: { action: Action } | { action: 'plan'; publishAt: string };
  /** Whether what is typed is saved first. */
  saves: boolean;
}

/** Publication of an article: what is typed is saved first, so that what is public is what is seen. */
export function usePublication(text: StaffArticleText, editor: ArticleEditor, onDone: () => void) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const sending = useMutation({
    async mutationFn({ change, saves }: Publication): Promise<StaffArticleText | null> {
      const saved = saves && editor.isChanged ? await editor.save() : null;
      if (saves && editor.isChanged && !saved) return null;
      const basedOn = saved?.version.number ?? editor.number;
      const wanted = { ...change, basedOn };
      return publishArticle(http, { id: text.id, change: wanted }, keyOf(wanted));
    },
    onSuccess(published, { change, saves }) {
      // What is typed could not be saved: the editor shows why.
      if (!published) return;
      queryClient.setQueryData([...articlesKey, 'text', text.id], published);
      void queryClient.invalidateQueries({ queryKey: [...articlesKey, 'versions', text.id] });
      bus.publish('toast', { type: 'success', message: t(`staff.articles.done.${change.action}`) });
      if (saves) editor.begin(published);
      onDone();
    },
    async onError(error) {
      onDone();
      await editor.refuse(error);
    },
  });
  const send = usePressOnce(sending);
  return {
    isPending: sending.isPending,
    /** Publishes what is typed. */
    publish(change: Publication['change']) {
      if (editor.isPublishable()) send({ change, saves: true });
      else onDone();
    },
    /** Changes nothing of the text. */
    apply: (change: { action: 'cancelPlan' | 'withdraw' }) => send({ change, saves: false }),
  };
}
