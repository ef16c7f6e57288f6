import type { StaffPicture } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Text } from '@aksamit/ui';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { PictureShape } from './focus-picker';
import { NewPictureForm } from './new-picture-form';
import { DropArea, FileButton, Row } from './picture-style';
import { PICTURE_TYPES } from './send-picture';
import { type PictureUpload as Upload, usePictureUpload } from './use-picture-upload';

export interface PictureUploadProps {
  shape: PictureShape;
  onAdded(picture: StaffPicture): void;
}

/** A photograph is dropped or picked, sent, described and added to the shop's pictures. */
export function PictureUpload({ shape, onAdded }: PictureUploadProps) {
  const { upload, pick, retry, cancel } = usePictureUpload();
  if (upload.phase === 'sent') {
    const { address, fileUploadId } = upload;
    const added = (picture: StaffPicture) => {
      cancel();
      onAdded(picture);
    };
    return <NewPictureForm {...{ address, fileUploadId, shape }} onAdded={added} onCancel={cancel} />;
  }
  return <PictureDrop upload={upload} onPick={pick} onRetry={retry} onCancel={cancel} />;
}

interface PictureDropProps {
  upload: Exclude<Upload, { phase: 'sent' }>;
  onPick(file: File): void;
  onRetry(): void;
  onCancel(): void;
}

function PictureDrop({ upload, onPick, onRetry, onCancel }: PictureDropProps) {
  const t = useTranslate();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
  };
  return (
    <DropArea
      role="group"
      aria-label={t('staff.pictures.add')}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton>
        <ImageUp aria-hidden="true" />
        {t('staff.pictures.pick')}
        <input
          className="visually-hidden"
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-describedby={id}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onPick(file);
            // The same file can be picked again.
            target.value = '';
          }}
        />
      </FileButton>
      <Text size="sm" tone="muted" id={id}>
        {t('staff.pictures.hint')}
      </Text>
      <UploadState upload={upload} onRetry={onRetry} onCancel={onCancel} />
    </DropArea>
  );
}

function UploadState({ upload, onRetry, onCancel }: Omit<PictureDropProps, 'onPick'>) {
  const t = useTranslate();
  switch (upload.phase) {
    case 'none':
      return null;
    case 'refused':
      return (
        <Notice tone="alert" announce="assertive">
          {t(`staff.pictures.refused.${upload.reason}`, { name: upload.name })}
        </Notice>
      );
    case 'sending':
      return (
        <>
          <Text size="sm" aria-hidden="true">
            {t('staff.pictures.sending', { name: upload.file.name })}
          </Text>
          <progress value={upload.progress} aria-label={t('staff.pictures.sending', { name: upload.file.name })} />
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('staff.pictures.cancel')}
          </Button>
        </>
      );
    case 'failed':
      return (
        <Notice tone="alert" announce="assertive">
          {t(`staff.pictures.failed.${upload.problem}`, { name: upload.file.name })}
          {upload.problem === 'away' ? (
            <Row>
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {t('retry')}
              </Button>
            </Row>
          ) : null}
        </Notice>
      );
  }
}
