import type { StaffPicture } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack } from '@aksamit/ui';
import { FieldError } from '@aksamit/ui/form';
import { useId, useState } from 'react';
import { CutPicture } from './cut-picture';
import { DescribePicture } from './describe-picture';
import { cutStyle, type PictureShape } from './focus-picker';
import { pictureQuery } from './picture-calls';
import { PictureLibrary } from './picture-library';
import { ChosenPicture, Row } from './picture-style';
import { PictureUpload } from './picture-upload';

export interface PictureFieldProps {
  label: string;
  /** For links from a summary of errors. */
  id?: string | undefined;
  /** What stands without a photograph, and other words below the label. */
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  shape: PictureShape;
  /** Id of the photograph; null: none. */
  value: string | null;
  /** `picture`: of a chosen one, with what it shows in words. */
  onChange(pictureId: string | null, picture?: StaffPicture): void;
}

const TITLES = { upload: 'add', library: 'choose', describe: 'describeAgain', cut: 'cutAgain' } as const;

/** A photograph of a record: sent from this computer, or chosen among those of the shop. */
export function PictureField({
  label,
  id,
  hint,
  error,
  isDisabled = false,
  shape,
  value,
  onChange,
}: PictureFieldProps) {
  const t = useTranslate();
  const labelId = useId();
  const [opened, setOpened] = useState<keyof typeof TITLES | null>(null);
  const chosen = useQuery(pictureQuery(useHttp(), value ?? '')).data;
  const choose = (picture: StaffPicture) => {
    setOpened(null);
    onChange(picture.id, picture);
  };
  return (
    <Stack gap={2} role="group" aria-labelledby={labelId} id={id} tabIndex={-1}>
      <strong id={labelId}>{label}</strong>
      {hint ? <small>{hint}</small> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      {value === null ? null : <Chosen picture={chosen} shape={shape} />}
      <Row>
        <Button variant="secondary" size="sm" disabled={isDisabled} onClick={() => setOpened('upload')}>
          {t('staff.pictures.add')}
        </Button>
        <Button variant="secondary" size="sm" disabled={isDisabled} onClick={() => setOpened('library')}>
          {t('staff.pictures.choose')}
        </Button>
        {chosen && !chosen.isMade ? (
          <>
            <Button variant="quiet" size="sm" disabled={isDisabled} onClick={() => setOpened('cut')}>
              {t('staff.pictures.cutAgain')}
            </Button>
            <Button variant="quiet" size="sm" disabled={isDisabled} onClick={() => setOpened('describe')}>
              {t('staff.pictures.describeAgain')}
            </Button>
          </>
        ) : null}
        {value === null ? null : (
          <Button variant="quiet" size="sm" disabled={isDisabled} onClick={() => onChange(null)}>
            {t('staff.pictures.remove')}
          </Button>
        )}
      </Row>
      <Dialog
        open={opened !== null}
        title={t(`staff.pictures.${TITLES[opened ?? 'upload']}`)}
        closeLabel={t('staff.close')}
        onClose={() => setOpened(null)}
      >
        {opened === 'upload' ? <PictureUpload shape={shape} onAdded={choose} /> : null}
        {opened === 'describe' && chosen ? <DescribePicture picture={chosen} onClose={() => setOpened(null)} /> : null}
        {opened === 'cut' && chosen ? (
          <CutPicture picture={chosen} shape={shape} onCut={choose} onClose={() => setOpened(null)} />
        ) : null}
        {opened === 'library' ? <PictureLibrary chosen={value} onChoose={choose} /> : null}
      </Dialog>
    </Stack>
  );
}

/** `picture`: null for one that is gone, undefined while it is loading. */
function Chosen({ picture, shape }: { picture: StaffPicture | null | undefined; shape: PictureShape }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  if (!picture) return <p role="status">{t(picture === null ? 'staff.pictures.gone' : 'loading')}</p>;
  const { getUrl, alt, fileName, focus, isMade } = picture;
  // A picture that the shop came with has no file, only a name for programs.
  const source = isMade ? t('staff.pictures.made') : fileName;
  return (
    <ChosenPicture>
      <span data-shape={shape}>
        <img src={getUrl} alt={alt?.[locale] ?? source} style={focus ? cutStyle(focus) : undefined} />
      </span>
      <div>
        <span>{alt?.[locale] ?? t('staff.pictures.noAlt')}</span>
        <small>{source}</small>
      </div>
    </ChosenPicture>
  );
}
