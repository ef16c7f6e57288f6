import { useTranslate } from '@aksamit/shared-kit/i18n';
import { tokens } from '@aksamit/shared-kit/theme';
import { IconButton, Stack, Text } from '@aksamit/shared-kit/ui';
import { FieldError } from '@aksamit/shared-kit/ui/form';
import styled from '@emotion/styled';
import { Paperclip, X } from 'lucide-react';
import { FILE_TYPES, MOST_FILES } from '../api/send-file';
import type { PickedFile, SentFiles } from '../use-sent-files';

const Pick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  justify-self: start;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1.5px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.accent};
  font-size: 0.9375rem;
  font-weight: 600;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > svg {
    width: 1.25em;
    height: 1.25em;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;

  & > div {
    min-width: 0;
    flex: 1;
    overflow-wrap: anywhere;
  }
  & progress {
    width: 100%;
    accent-color: ${tokens.color.accent};
  }
`;

/** Photographs and documents that go along: picked, sent at once with their progress, taken out again. */
export function FileField({ sent }: { sent: SentFiles }) {
  const t = useTranslate();
  return (
    <Stack gap={2} role="group" aria-labelledby="contact-files">
      <strong id="contact-files">{t('files.label')}</strong>
      <Text size="sm" tone="muted" id="contact-files-hint">
        {t('files.hint', { count: MOST_FILES })}
      </Text>
      <Pick>
        <Paperclip aria-hidden="true" />
        {t('files.add')}
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={FILE_TYPES.join(',')}
          aria-describedby="contact-files-hint"
          onChange={({ target }) => {
            sent.add([...(target.files ?? [])]);
            // The same file can be picked again after it was taken out.
            target.value = '';
          }}
        />
      </Pick>
      <Stack as="ul" gap={2} aria-live="polite">
        {sent.files.map((file) => (
          <FileRow key={file.key} file={file} onRemove={() => sent.remove(file.key)} />
        ))}
      </Stack>
    </Stack>
  );
}

function FileRow({ file, onRemove }: { file: PickedFile; onRemove(): void }) {
  const t = useTranslate();
  const { name, problem, id, progress } = file;
  return (
    <Row>
      <div>
        {name}
        {problem ? <FieldError>{t(`files.refused.${problem}`)}</FieldError> : null}
        {id ? (
          <Text size="sm" tone="muted">
            {t('files.ready')}
          </Text>
        ) : null}
        {!problem && !id ? <progress value={progress} aria-label={t('files.sending', { name })} /> : null}
      </div>
      <IconButton label={t('files.remove', { name })} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </Row>
  );
}
