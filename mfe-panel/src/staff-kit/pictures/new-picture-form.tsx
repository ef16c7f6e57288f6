import type { StaffPicture } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { usePressOnce } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { AltFields, useAlt } from './alt-fields';
import { FocusPicker, type PictureShape } from './focus-picker';
import { addPicture, type NewPicture, picturesKey, sentFocus } from './picture-calls';
import { Row } from './picture-style';

export interface NewPictureFormProps {
  /** Address of the photograph. */
  address: string;
  fileUploadId: string;
  shape: PictureShape;
  onAdded(picture: StaffPicture): void;
  onCancel(): void;
}

/** What a photograph shows, in both languages, and the point that its cuts hold. */
export function NewPictureForm({ address, fileUploadId, shape, onAdded, onCancel }: NewPictureFormProps) {
  const t = useTranslate();
  const { fields, check } = useAlt({ pl: '', en: '' });
  const [focus, setFocus] = useState({ x: 50, y: 50, zoom: 100 });
  const { add, isPending, error } = useAdding(onAdded);
  const submit = () => {
    const alt = check();
    if (alt) add({ fileUploadId, alt, focus: sentFocus(focus) });
  };
  return (
    <Stack gap={4} role="group" aria-label={t('staff.pictures.describe')}>
      {error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(error, t)}
        </Notice>
      ) : null}
      <AltFields {...fields} />
      <Text size="sm" tone="muted">
        {t('staff.pictures.focus.hint')}
      </Text>
      <FocusPicker address={address} shape={shape} focus={focus} onChange={setFocus} />
      <Row>
        <Button busy={isPending} onClick={submit}>
          {t('staff.pictures.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('staff.pictures.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

function useAdding(onAdded: (picture: StaffPicture) => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const adding = useMutation({
    mutationFn: (picture: NewPicture) => addPicture(http, picture, keyOf(picture)),
    onSuccess(picture) {
      queryClient.setQueryData([...picturesKey, 'one', picture.id], picture);
      void queryClient.invalidateQueries({ queryKey: [...picturesKey, 'list'] });
      onAdded(picture);
    },
  });
  return { add: usePressOnce(adding), isPending: adding.isPending, error: adding.error };
}
