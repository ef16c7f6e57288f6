import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack } from '@aksamit/ui';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { Loaded } from '../../../states/loaded';
import { pageQuery } from '../api/page-calls';
import { editedContent } from '../page-content';
import type { Conflict, PageEditorState } from '../use-page-editor';
import { PageDiff } from './page-diff';

/** A colleague changed the page meanwhile: what differs is shown, and either text can be taken. Nothing typed is lost. */
export function ConflictNotice({ id, editor }: { id: string; editor: PageEditorState }) {
  return editor.conflict ? <Shown id={id} editor={editor} conflict={editor.conflict} /> : null;
}

function Shown({ id, editor, conflict }: { id: string; editor: PageEditorState; conflict: Conflict }) {
  const t = useTranslate();
  const theirs = useQuery(pageQuery(useHttp(), id));
  const { editedBy: name } = conflict;
  return (
    <Notice tone="alert" announce="assertive" title={t('staff.sitePages.conflictTitle')}>
      <Stack gap={4}>
        <span>{name ? t('staff.sitePages.conflictBy', { name }) : t('staff.sitePages.conflictText')}</span>
        <Loaded query={theirs} failedTitle={t('staff.sitePages.failed')} height="4rem">
          {({ page, draft }) => {
            const content = editedContent(draft.content ?? page);
            return (
              <>
                <PageDiff before={content} after={editor.typed()} />
                <Buttons>
                  <Button onClick={() => editor.overwrite({ ...conflict, version: draft.version })}>
                    {t('staff.sitePages.keepMine')}
                  </Button>
                  <Button variant="secondary" onClick={() => editor.adopt(content, draft)}>
                    {t('staff.sitePages.takeTheirs')}
                  </Button>
                </Buttons>
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Notice>
  );
}
