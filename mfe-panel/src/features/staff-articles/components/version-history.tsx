import type { ArticleVersion } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, Dialog, Notice, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { Loaded } from '../../../states/loaded';
import { fetchVersion, versionsQuery } from '../api/article-calls';
import { differingFields } from '../article-merge';
import type { ArticleEditor } from '../use-article-editor';
import { Group, VersionList } from './article-style';
import { fieldNames } from './conflict-notice';

export interface VersionHistoryProps {
  id: string;
  editor: ArticleEditor;
}

/** Who saved what and when; a former text comes back into the form, where it is looked at and saved. */
export function VersionHistory({ id, editor }: VersionHistoryProps) {
  const t = useTranslate();
  const versions = useQuery(versionsQuery(useHttp(), id));
  const [restoring, setRestoring] = useState<ArticleVersion | null>(null);
  return (
    <Group>
      <legend>{t('staff.articles.groups.versions')}</legend>
      <Loaded query={versions} failedTitle={t('staff.articles.versionsFailed')} height="8rem">
        {(list) => (
          <VersionList>
            {list.map((version) => (
              <li key={version.number}>
                <span>
                  <VersionLine version={version} />
                </span>
                {version.number === editor.number ? (
                  <Badge tone="soft">{t('staff.articles.edited')}</Badge>
                ) : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('staff.articles.restoreNumber', { number: version.number })}
                    onClick={() => setRestoring(version)}
                  >
                    {t('staff.articles.restore')}
                  </Button>
                )}
              </li>
            ))}
          </VersionList>
        )}
      </Loaded>
      <Dialog
        open={restoring !== null}
        title={t('staff.articles.restoreNumber', { number: restoring?.number ?? 0 })}
        closeLabel={t('staff.close')}
        onClose={() => setRestoring(null)}
      >
        {restoring ? (
          <RestoreQuestion id={id} number={restoring.number} editor={editor} onClose={() => setRestoring(null)} />
        ) : null}
      </Dialog>
    </Group>
  );
}

function VersionLine({
  version: { number, createdAt, createdBy, publishAt, publishedAt },
}: {
  version: ArticleVersion;
}) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const by = createdBy?.name ?? t('staff.articles.unknownPerson');
  return (
    <>
      {t('staff.articles.version', { number, time: formatDateTime(createdAt, locale), by })}
      {publishedAt === null ? null : (
        <>
          <br />
          <small>{t('staff.articles.wasPublished', { time: formatDateTime(publishedAt, locale) })}</small>
        </>
      )}
      {publishAt === null ? null : (
        <>
          <br />
          <small>{t('staff.articles.publishAt', { time: formatDateTime(publishAt, locale) })}</small>
        </>
      )}
    </>
  );
}

interface RestoreQuestionProps extends VersionHistoryProps {
  number: number;
  onClose(): void;
}

function RestoreQuestion({ id, number, editor, onClose }: RestoreQuestionProps) {
  const t = useTranslate();
  const http = useHttp();
  const former = useQuery({
    queryKey: ['staffArticles', 'version', id, number],
    queryFn: () => fetchVersion(http, id, number),
  });
  const restoring = useMutation({
    mutationFn: () => fetchVersion(http, id, number),
    onSuccess(content) {
      editor.change(content);
      onClose();
    },
  });
  return (
    <Stack gap={4}>
      <Loaded query={former} failedTitle={t('staff.articles.versionsFailed')} height="4rem">
        {(content) => {
          const fields = differingFields(content, editor.content);
          return (
            <Text>
              {fields.length === 0
                ? t('staff.articles.sameVersion')
                : t('staff.articles.restoreText', { fields: fieldNames(fields, t) })}
            </Text>
          );
        }}
      </Loaded>
      {restoring.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(restoring.error, t)}
        </Notice>
      ) : null}
      <Buttons>
        <Button busy={restoring.isPending} onClick={() => restoring.mutate()}>
          {t('staff.articles.restore')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.articles.ask.keep')}
        </Button>
      </Buttons>
    </Stack>
  );
}
