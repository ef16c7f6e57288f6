import type { StaffPicture } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { usePressOnce } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { FocusPicker, type PictureFocus, type PictureShape } from './focus-picker';
import { cutPicture, type NewPicture, picturesKey, sentFocus } from './picture-calls';
import { Row } from './picture-style';

export interface CutPictureProps {
  picture: StaffPicture;
  shape: PictureShape;
  /** With the picture of the other cut, which has an id of its own. */
  onCut(picture: StaffPicture): void;
  onClose(): void;
}

/** Another cut for a chosen photograph, here alone. */
export function CutPicture({ picture: { id, getUrl, focus: former }, shape, onCut, onClose }: CutPictureProps) {
  const t = useTranslate();
  const [focus, setFocus] = useState<PictureFocus>({
    x: former?.x ?? 50,
    y: former?.y ?? 50,
    zoom: former?.zoom ?? 100,
  });
  const { cut, isPending, error } = useCutting(id, onCut);
  return (
    <Stack gap={4}>
      {error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(error, t)}
        </Notice>
      ) : null}
      <Text size="sm">{t('staff.pictures.cutText')}</Text>
      <Text size="sm" tone="muted">
        {t('staff.pictures.focus.hint')}
      </Text>
      <FocusPicker address={getUrl} shape={shape} focus={focus} onChange={setFocus} />
      <Row>
        <Button busy={isPending} onClick={() => cut(sentFocus(focus))}>
          {t('staff.pictures.cutSave')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.pictures.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

function useCutting(id: string, onCut: (picture: StaffPicture) => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const cutting = useMutation({
    mutationFn: (focus: NewPicture['focus']) => cutPicture(http, { id, focus }, keyOf(focus)),
    onSuccess(picture) {
      queryClient.setQueryData([...picturesKey, 'one', picture.id], picture);
      void queryClient.invalidateQueries({ queryKey: [...picturesKey, 'list'] });
      onCut(picture);
    },
  });
  return { cut: usePressOnce(cutting), isPending: cutting.isPending, error: cutting.error };
}
