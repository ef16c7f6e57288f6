import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { fromWallClock, toWallClock } from '../../../staff-kit/record-form/store-clock';
import { useSaveKey } from '../../../staff-kit/record-form/use-save-key';
import { type EditedPage, pageQuery, withdrawPage } from '../api/page-calls';
import { ActionBar } from '../page-style';
import type { PageEditorState } from '../use-page-editor';
import { PagePreview } from './page-preview';

export interface PageActionsProps {
  page: EditedPage['page'];
  editor: PageEditorState;
}

type Asked = 'later' | 'withdraw' | 'throwAway';

/** What is done with what is typed: stored, published at once or at a time; the page is withdrawn. */
export function PageActions({ page, editor }: PageActionsProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { act, isPending, isChanged, stored } = editor;
  const close = () => setAsked(null);
  const save = () => act({ kind: 'save' });
  useSaveKey(save);
  return (
    <ActionBar role="group" aria-label={t('staff.sitePages.actions')}>
      <Button busy={isPending} onClick={() => act({ kind: 'publish', when: 'now' })}>
        {t('staff.sitePages.publish')}
      </Button>
      <Button variant="secondary" busy={isPending} aria-keyshortcuts="Control+S" onClick={save}>
        {t('staff.sitePages.saveDraft')}
      </Button>
      <Button variant="secondary" onClick={() => setAsked('later')}>
        {t('staff.sitePages.publishLater')}
      </Button>
      <PagePreview id={page.id} editor={editor} />
      {stored.publishAt ? (
        <Button variant="quiet" busy={isPending} onClick={() => act({ kind: 'publish', when: 'never' })}>
          {t('staff.sitePages.takeBack')}
        </Button>
      ) : null}
      {stored.content ? (
        <Button variant="quiet" onClick={() => setAsked('throwAway')}>
          {t('staff.sitePages.throwAway')}
        </Button>
      ) : null}
      {page.enabled ? (
        <Button variant="quiet" onClick={() => setAsked('withdraw')}>
          {t('staff.sitePages.withdraw')}
        </Button>
      ) : null}
      {isChanged ? <Text size="sm">{t('staff.records.unsaved')}</Text> : null}
      <LaterDialog isOpen={asked === 'later'} editor={editor} onClose={close} />
      <WithdrawDialog isOpen={asked === 'withdraw'} page={page} editor={editor} onClose={close} />
      <ThrowAwayDialog isOpen={asked === 'throwAway'} page={page} editor={editor} onClose={close} />
    </ActionBar>
  );
}

interface AskedProps {
  isOpen: boolean;
  editor: PageEditorState;
  onClose(): void;
}

const HOUR_MS = 3_600_000;

function LaterDialog({ isOpen, editor, onClose }: AskedProps) {
  const t = useTranslate();
  const { stored, act } = editor;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const at = typed ?? (stored.publishAt ? toWallClock(stored.publishAt) : '');
  const plan = () => {
    const publishAt = fromWallClock(at);
    const isAhead = Date.parse(publishAt) > Date.now();
    setError(isAhead ? undefined : t('staff.sitePages.timePassed'));
    if (!isAhead) return;
    onClose();
    act({ kind: 'publish', when: 'later', publishAt });
  };
  return (
    <Dialog open={isOpen} title={t('staff.sitePages.publishLater')} closeLabel={t('staff.close')} onClose={onClose}>
      <Stack gap={4}>
        <Field label={t('staff.sitePages.publishAt')} hint={t('staff.records.hints.instant')} error={error}>
          <TextInput
            type="datetime-local"
            min={toWallClock(new Date(Date.now() + HOUR_MS / 60).toISOString())}
            value={at}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Buttons>
          <Button onClick={plan}>{t('staff.sitePages.plan')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('staff.sitePages.keep')}
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}

interface PageAskedProps extends AskedProps {
  page: EditedPage['page'];
}

function WithdrawDialog({ isOpen, page, editor, onClose }: PageAskedProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const withdraw = async (key: string) => {
    await withdrawPage(http, page.id, key);
    const { draft } = await queryClient.fetchQuery(pageQuery(http, page.id));
    editor.raise(draft.version);
  };
  return (
    <Dialog open={isOpen} title={t('staff.sitePages.withdrawTitle')} closeLabel={t('staff.close')} onClose={onClose}>
      <ConfirmQuestion
        words={{
          confirm: t('staff.sitePages.withdraw'),
          keep: t('staff.sitePages.keep'),
          done: t('staff.sitePages.done.withdrawn'),
        }}
        send={withdraw}
        onClose={onClose}
      >
        <Text>{t('staff.sitePages.withdrawText')}</Text>
      </ConfirmQuestion>
    </Dialog>
  );
}

function ThrowAwayDialog({ isOpen, page, editor, onClose }: PageAskedProps) {
  const t = useTranslate();
  return (
    <Dialog open={isOpen} title={t('staff.sitePages.throwAwayTitle')} closeLabel={t('staff.close')} onClose={onClose}>
      <ConfirmQuestion
        words={{
          confirm: t('staff.sitePages.throwAway'),
          keep: t('staff.sitePages.keep'),
          done: t('staff.sitePages.done.thrownAway'),
        }}
        send={(key) => editor.throwAway(page, key)}
        onClose={onClose}
      >
        <Text>{t('staff.sitePages.throwAwayText')}</Text>
      </ConfirmQuestion>
    </Dialog>
  );
}
