import styled from '@emotion/styled';
import { Paperclip, X } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../form';
import { IconButton } from '../icon-button';
import { Stack } from '../layout';
import { Text } from '../text';
import { tokens } from '../theme';
import { FILE_TYPES, MOST_FILES } from './send-file';
import type { PickedFile, SentFiles } from './use-sent-files';

const Pick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  align-self: flex-start;
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

/** Texts of the field: its label, a hint with `count`, the button, and of each file with `name`. */
export type FileText =
  | 'label'
  | 'hint'
  | 'add'
  | 'ready'
  | 'sending'
  | 'remove'
  | `refused.${NonNullable<PickedFile['problem']>}`;

export interface FileFieldProps {
  sent: SentFiles;
  translate(text: FileText, values?: { count?: number; name?: string }): string;
}

/** Attached photographs and documents: picked, uploaded at once with their progress, removed again. */
export function FileField({ sent, translate }: FileFieldProps) {
  const id = useId();
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <strong id={id}>{translate('label')}</strong>
      <Text size="sm" tone="muted" id={`${id}hint`}>
        {translate('hint', { count: MOST_FILES })}
      </Text>
      <Pick>
        <Paperclip aria-hidden="true" />
        {translate('add')}
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={FILE_TYPES.join(',')}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => {
            sent.add([...(target.files ?? [])]);
            // The same file can be picked again after its removal.
            target.value = '';
          }}
        />
      </Pick>
      <Stack as="ul" gap={2} aria-live="polite">
        {sent.files.map((file) => (
          <FileRow key={file.key} file={file} translate={translate} onRemove={() => sent.remove(file.key)} />
        ))}
      </Stack>
    </Stack>
  );
}

interface FileRowProps {
  file: PickedFile;
  translate: FileFieldProps['translate'];
  onRemove(): void;
}

function FileRow({ file, translate, onRemove }: FileRowProps) {
  const { name, problem, id, progress } = file;
  return (
    <Row>
      <div>
        {name}
        {problem ? <FieldError>{translate(`refused.${problem}`)}</FieldError> : null}
        {id ? (
          <Text size="sm" tone="muted">
            {translate('ready')}
          </Text>
        ) : null}
        {!problem && !id ? <progress value={progress} aria-label={translate('sending', { name })} /> : null}
      </div>
      <IconButton label={translate('remove', { name })} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </Row>
  );
}
