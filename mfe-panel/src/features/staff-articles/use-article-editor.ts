import '../../staff-kit/without-generated-code';

import {
  publishableArticle,
  type StaffArticleContent,
  type StaffArticleText,
  staffArticleContent,
} from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useEffect, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '../../drafts/form-draft';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { useOneAtATime } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { articlesKey, fetchArticleText, saveArticle } from './api/article-calls';
import { type ArticleErrors, errorsOfIssues, errorsOfRefusal } from './article-errors';
import { isSameContent, type Merge, mergeContent } from './article-merge';

/** Somebody else saved in the meantime: what they changed, and the version that is now the latest. */
export interface ArticleConflict extends Merge {
  text: StaffArticleText;
}

/** What is typed, with the version that it began with: a draft of an older one is merged when it is saved. */
interface Draft {
  number: number;
  base: StaffArticleContent;
  content: StaffArticleContent;
}

/** What is typed into an article, stored for this tab until it is saved. */
function useTyped(text: StaffArticleText, userId: string) {
  const name = `staffArticle:${text.id}`;
  const stored: Draft = { number: text.version.number, base: text.content, content: text.content };
  const [draft] = useState(() => readDraft(name, userId, stored));
  const [typed, setTyped] = useState<Draft>(draft ?? stored);
  const isChanged = !isSameContent(typed.content, typed.base);
  useEffect(() => {
    if (isChanged) saveDraft(name, userId, typed);
    else clearDraft(name);
  }, [isChanged, name, userId, typed]);
  return { typed, setTyped, isChanged, isDraft: draft !== undefined };
}

/** What is wrong with the text, by control, and with the rest. */
function useMessages() {
  const t = useTranslate();
  const [errors, setErrors] = useState<ArticleErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const show = (problems: ArticleErrors, words: string | null = null) => {
    setErrors(problems);
    setMessage(words);
    setAttempt((count) => count + 1);
  };
  return {
    errors,
    attempt,
    message,
    show,
    showRefusal(error: unknown) {
      const refusal = isHttpError(error) ? errorsOfRefusal(error) : { errors: {}, rest: [] };
      const rest = refusal.rest.join(' ');
      const isExplained = Object.keys(refusal.errors).length > 0 && rest === '';
      show(refusal.errors, isExplained ? null : rest || messageOfError(error, t));
    },
    clear() {
      setErrors({});
      setMessage(null);
    },
    /** Of controls that were changed. */
    clearOf: (fields: readonly string[]) =>
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => !fields.includes(name.split('.')[0] ?? ''))),
      ),
  };
}

/** The editor's state: what is typed, saved once, checked by the contract, with conflicts shown and nothing lost. */
export function useArticleEditor(text: StaffArticleText, userId: string) {
  const t = useTranslate();
  const http = useHttp();
  const { typed, setTyped, isChanged, isDraft } = useTyped(text, userId);
  const { show, showRefusal, clear, clearOf, ...messages } = useMessages();
  const [theirs, setTheirs] = useState<StaffArticleText | null>(null);
  const { content } = typed;
  const refuse = async (error: unknown) => {
    const isConflict = isHttpError(error) && error.code === 'content_changed';
    const latest = isConflict ? await fetchArticleText(http, text.id).catch(() => null) : null;
    if (latest) setTheirs(latest);
    else showRefusal(error);
  };
  const beginWith = (latest: StaffArticleText, next: StaffArticleContent) => {
    setTyped({ number: latest.version.number, base: latest.content, content: next });
    clear();
    setTheirs(null);
  };
  const begin = (saved: StaffArticleText) => beginWith(saved, saved.content);
  const { save, isPending } = useSaving(text, { onSaved: begin, onRefused: refuse });
  return {
    ...messages,
    content,
    /** Number of the version that is edited. */
    number: typed.number,
    /** Of what is typed now: typing goes on while it is shown. */
    conflict: theirs && { text: theirs, ...mergeContent(typed.base, content, theirs.content) },
    isChanged,
    isDraft,
    isSaving: isPending,
    begin,
    refuse,
    change: (fields: Partial<StaffArticleContent>) => {
      setTyped((known) => ({ ...known, content: { ...known.content, ...fields } }));
      clearOf(Object.keys(fields));
    },
    discard: () => begin(text),
    /** Goes on with the latest version, on which what is typed is laid. */
    resolve: (resolved: Pick<ArticleConflict, 'text' | 'content'>) => beginWith(resolved.text, resolved.content),
    /** Whether what is typed may be public; else its errors are shown. */
    isPublishable() {
      const checked = publishableArticle.safeParse(content);
      if (!checked.success) show(errorsOfIssues(checked.error.issues, t));
      return checked.success;
    },
    async save(): Promise<StaffArticleText | null> {
      const checked = staffArticleContent.safeParse(withoutEmptyItems(content));
      if (checked.success) return save({ basedOn: typed.number, content: checked.data });
      show(errorsOfIssues(checked.error.issues, t));
      return null;
    },
  };
}

/** A list's lines that hold nothing are no items. */
function withoutEmptyItems(content: StaffArticleContent): StaffArticleContent {
  const tidy = (blocks: StaffArticleContent['content']['pl']) =>
    blocks.map((block) =>
      block.type === 'list' ? { ...block, items: block.items.filter((item) => item.trim() !== '') } : block,
    );
  return { ...content, content: { pl: tidy(content.content.pl), en: tidy(content.content.en) } };
}

interface Outcome {
  onSaved(saved: StaffArticleText): void;
  onRefused(error: unknown): Promise<void>;
}

/** Sends a version, each content once. */
function useSaving({ id }: StaffArticleText, { onSaved, onRefused }: Outcome) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const turn = useOneAtATime();
  const saving = useMutation({
    mutationFn: (version: { basedOn: number; content: StaffArticleContent }) =>
      saveArticle(http, { id, ...version }, keyOf(version)),
    onSuccess(saved) {
      queryClient.setQueryData([...articlesKey, 'text', id], saved);
      void queryClient.invalidateQueries({ queryKey: [...articlesKey, 'versions', id] });
      bus.publish('toast', { type: 'success', message: t('staff.articles.saved') });
      onSaved(saved);
    },
    onError: onRefused,
    onSettled: turn.free,
  });
  return {
    isPending: saving.isPending,
    save: async (version: { basedOn: number; content: StaffArticleContent }) => {
      if (!turn.take()) return null;
      return saving.mutateAsync(version).catch(() => null);
    },
  };
}

export type ArticleEditor = ReturnType<typeof useArticleEditor>;
