import type { StaffPageVersion } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, Dialog, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { Buttons, Part, PartList } from '../../../staff-kit/record-form/components/form-style';
import { Loaded } from '../../../states/loaded';
import { versionsQuery } from '../api/page-calls';
import { editedContent } from '../page-content';
import type { PageEditorState } from '../use-page-editor';
import { PageDiff } from './page-diff';

/** Published states of the page: each can be compared with what is edited, and taken into the editor. */
export function VersionsPart({ id, editor }: { id: string; editor: PageEditorState }) {
  const t = useTranslate();
  const versions = useQuery(versionsQuery(useHttp(), id));
  const [compared, setCompared] = useState<StaffPageVersion | null>(null);
  const [restored, setRestored] = useState<StaffPageVersion | null>(null);
  return (
    <Part aria-label={t('staff.sitePages.versions.title')}>
      <h2>{t('staff.sitePages.versions.title')}</h2>
      <Loaded query={versions} failedTitle={t('staff.sitePages.versions.failed')} height="8rem">
        {(all) =>
          all.length === 0 ? (
            <Text>{t('staff.sitePages.versions.none')}</Text>
          ) : (
            <PartList>
              {all.map((version) => (
                <VersionItem
                  key={version.number}
                  version={version}
                  onCompare={() => setCompared(version)}
                  onRestore={() => setRestored(version)}
                />
              ))}
            </PartList>
          )
        }
      </Loaded>
      <Dialog
        open={compared !== null}
        title={t('staff.sitePages.versions.compareTitle', { number: compared?.number ?? '' })}
        closeLabel={t('staff.close')}
        onClose={() => setCompared(null)}
      >
        {compared ? <PageDiff before={editedContent(compared.content)} after={editor.typed()} /> : null}
      </Dialog>
      <Dialog
        open={restored !== null}
        title={t('staff.sitePages.versions.restoreTitle', { number: restored?.number ?? '' })}
        closeLabel={t('staff.close')}
        onClose={() => setRestored(null)}
      >
        {restored ? <RestoreQuestion version={restored} editor={editor} onClose={() => setRestored(null)} /> : null}
      </Dialog>
    </Part>
  );
}

interface RestoreQuestionProps {
  version: StaffPageVersion;
  editor: PageEditorState;
  onClose(): void;
}

/** What a former state would change in the editor, before it takes the place of what is typed. */
function RestoreQuestion({ version, editor, onClose }: RestoreQuestionProps) {
  const t = useTranslate();
  const bus = useBus();
  const content = editedContent(version.content);
  const restore = () => {
    editor.restore(content);
    onClose();
    const message = t('staff.sitePages.versions.restored', { number: version.number });
    bus.publish('toast', { type: 'success', message });
  };
  return (
    <Stack gap={4}>
      <Text>{t('staff.sitePages.versions.restoreText')}</Text>
      <PageDiff before={editor.typed()} after={content} />
      <Buttons>
        <Button onClick={restore}>{t('staff.sitePages.versions.restore')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.sitePages.keep')}
        </Button>
      </Buttons>
    </Stack>
  );
}

interface VersionItemProps {
  version: StaffPageVersion;
  onCompare(): void;
  onRestore(): void;
}

function VersionItem({ version: { number, enabled, createdAt, createdBy }, onCompare, onRestore }: VersionItemProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const label = t('staff.sitePages.versions.number', { number });
  return (
    <li>
      <Stack gap={1}>
        <strong>{label}</strong>
        <Text as="span" size="sm" tone="muted">
          {[formatDateTime(createdAt, locale), createdBy].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      {enabled ? null : <Badge tone="neutral">{t('staff.sitePages.states.hidden')}</Badge>}
      <Buttons>
        <Button
          variant="secondary"
          size="sm"
          onClick={onCompare}
          aria-label={t('staff.sitePages.versions.compareOf', { label })}
        >
          {t('staff.sitePages.versions.compare')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={onRestore}
          aria-label={t('staff.sitePages.versions.restoreOf', { label })}
        >
          {t('staff.sitePages.versions.restore')}
        </Button>
      </Buttons>
    </li>
  );
}
