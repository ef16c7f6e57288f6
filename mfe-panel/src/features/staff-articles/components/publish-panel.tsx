import type { StaffArticleText } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { fromWallClock } from '../../../staff-kit/record-form/store-clock';
import { useSaveKey } from '../../../staff-kit/record-form/use-save-key';
import type { ArticleEditor } from '../use-article-editor';
import { usePublication } from '../use-publication';
import { ArticleState } from './article-state';
import { Group } from './article-style';
import { PreviewButton } from './preview-button';

export interface PublishPanelProps {
  text: StaffArticleText;
  editor: ArticleEditor;
}

type Question = 'publish' | 'plan' | 'withdraw';

/** Saving, preview and publication. */
export function PublishPanel({ text, editor }: PublishPanelProps) {
  const t = useTranslate();
  const bus = useBus();
  const { basePath, locale } = usePageContext();
  const [asked, setAsked] = useState<Question | null>(null);
  const publication = usePublication(text, editor, () => setAsked(null));
  const { state, plan, publishedAt } = text;
  const save = () => {
    if (editor.isChanged) void editor.save();
    else bus.publish('toast', { type: 'info', message: t('staff.records.nothingToSave') });
  };
  useSaveKey(save);
  return (
    <Group>
      <legend>{t('staff.articles.groups.publication')}</legend>
      <div>
        <ArticleState state={state} publishAt={plan?.publishAt ?? null} />
      </div>
      {publishedAt === null ? null : (
        <Text size="sm">
          <a href={`${basePath}${text.href[locale]}`}>{t('staff.articles.publicAddress')}</a>
        </Text>
      )}
      {editor.isChanged ? <Text size="sm">{t('staff.records.unsaved')}</Text> : null}
      {!editor.isChanged && state === 'published' && text.hasChanges ? (
        <Text size="sm">{t('staff.articles.notPublic')}</Text>
      ) : null}
      <Buttons>
        <Button busy={editor.isSaving} aria-keyshortcuts="Control+S" onClick={save}>
          {t('staff.articles.save')}
        </Button>
        <PreviewButton id={text.id} editor={editor} />
      </Buttons>
      <Buttons>
        <Button variant="secondary" onClick={() => setAsked('publish')}>
          {t('staff.articles.publish')}
        </Button>
        <Button variant="secondary" onClick={() => setAsked('plan')}>
          {t('staff.articles.plan')}
        </Button>
        {plan === null ? null : (
          <Button
            variant="quiet"
            busy={publication.isPending}
            onClick={() => publication.apply({ action: 'cancelPlan' })}
          >
            {t('staff.articles.cancelPlan')}
          </Button>
        )}
        {publishedAt === null ? null : (
          <Button variant="quiet" onClick={() => setAsked('withdraw')}>
            {t('staff.articles.withdraw')}
          </Button>
        )}
      </Buttons>
      <Dialog
        open={asked !== null}
        title={t(`staff.articles.ask.${asked ?? 'publish'}.title`)}
        closeLabel={t('staff.close')}
        onClose={() => setAsked(null)}
      >
        {asked === 'plan' ? <PlanQuestion publication={publication} onClose={() => setAsked(null)} /> : null}
        {asked === 'publish' || asked === 'withdraw' ? (
          <YesQuestion asked={asked} publication={publication} onClose={() => setAsked(null)} />
        ) : null}
      </Dialog>
    </Group>
  );
}

interface QuestionProps {
  publication: ReturnType<typeof usePublication>;
  onClose(): void;
}

/** What is public at once, or gone at once, is confirmed. */
function YesQuestion({ asked, publication, onClose }: QuestionProps & { asked: 'publish' | 'withdraw' }) {
  const t = useTranslate();
  const confirm = () =>
    asked === 'publish' ? publication.publish({ action: 'publish' }) : publication.apply({ action: 'withdraw' });
  return (
    <Stack gap={4}>
      <Text>{t(`staff.articles.ask.${asked}.text`)}</Text>
      <Buttons>
        <Button busy={publication.isPending} onClick={confirm}>
          {t(`staff.articles.ask.${asked}.confirm`)}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.articles.ask.keep')}
        </Button>
      </Buttons>
    </Stack>
  );
}

/** A time by the salons' clock. */
function PlanQuestion({ publication, onClose }: QuestionProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [clock, setClock] = useState('');
  const [problem, setProblem] = useState<'required' | 'passed' | null>(null);
  const publishAt = fromWallClock(clock);
  const isTime = !Number.isNaN(Date.parse(publishAt)) && publishAt !== clock;
  const confirm = () => {
    const wrong = !isTime ? 'required' : Date.parse(publishAt) <= Date.now() ? 'passed' : null;
    setProblem(wrong);
    if (wrong === null) publication.publish({ action: 'plan', publishAt });
  };
  const words = { required: t('form.required'), passed: t('staff.articles.ask.plan.passed') };
  return (
    <Stack gap={4}>
      <Field
        label={t('staff.articles.ask.plan.when')}
        hint={t('staff.records.hints.instant')}
        error={problem === null ? undefined : words[problem]}
        required
      >
        <TextInput type="datetime-local" value={clock} onChange={({ target }) => setClock(target.value)} />
      </Field>
      {isTime ? (
        <Text size="sm">{t('staff.articles.publishAt', { time: formatDateTime(publishAt, locale) })}</Text>
      ) : null}
      <Buttons>
        <Button busy={publication.isPending} onClick={confirm}>
          {t('staff.articles.ask.plan.confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.articles.ask.keep')}
        </Button>
      </Buttons>
    </Stack>
  );
}
