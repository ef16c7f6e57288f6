import type { StaffPicture } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { usePressOnce } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { AltFields, type PictureWords, useAlt } from './alt-fields';
import { describePicture, picturesKey } from './picture-calls';
import { Row } from './picture-style';

export interface DescribePictureProps {
  picture: StaffPicture;
  onClose(): void;
}

/** Another description for a photograph, wherever it is shown. */
export function DescribePicture({ picture: { id, alt }, onClose }: DescribePictureProps) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const { fields, check } = useAlt(alt ?? { pl: '', en: '' });
  const saving = useMutation({
    mutationFn: (words: PictureWords) => describePicture(http, { id, alt: words }, keyOf(words)),
    onSuccess(described) {
      queryClient.setQueryData([...picturesKey, 'one', id], described);
      void queryClient.invalidateQueries({ queryKey: [...picturesKey, 'list'] });
      bus.publish('toast', { type: 'success', message: t('staff.records.saved') });
      onClose();
    },
  });
  const save = usePressOnce(saving);
  const submit = () => {
    const words = check();
    if (words) save(words);
  };
  return (
    <Stack gap={4}>
      {saving.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(saving.error, t)}
        </Notice>
      ) : null}
      <Text size="sm">{t('staff.pictures.describeText')}</Text>
      <AltFields {...fields} />
      <Row>
        <Button busy={saving.isPending} onClick={submit}>
          {t('staff.records.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.pictures.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
