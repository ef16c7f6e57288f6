import type { StaffPicture } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, EmptyState, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId, useState } from 'react';
import { Loaded } from '../../states/loaded';
import { useSettled } from '../use-settled';
import { cutStyle } from './focus-picker';
import { PICTURES_PER_PAGE, picturesQuery } from './picture-calls';
import { Library, Row } from './picture-style';

export interface PictureLibraryProps {
  chosen: string | null;
  onChoose(picture: StaffPicture): void;
}

/** The shop's pictures, its photographs first, of which one is chosen: found by what they show. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const q = useSettled(text.trim());
  const pictures = useQuery(picturesQuery(useHttp(), { page, q }));
  const search = (typed: string) => {
    setText(typed);
    setPage(1);
  };
  return (
    <Stack gap={3}>
      <Field label={t('staff.pictures.search')}>
        <TextInput
          type="search"
          autoComplete="off"
          value={text}
          // The form around the dialog is sent by its own button.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => search(target.value)}
        />
      </Field>
      <Loaded query={pictures} failedTitle={t('staff.pictures.listFailed')} height="12rem">
        {({ pictures: shown, total }) =>
          total === 0 ? (
            <EmptyState title={t(q === '' ? 'staff.pictures.noneYet' : 'staff.pictures.noneFound')} />
          ) : (
            <Stack gap={3}>
              <Pictures {...{ shown, chosen, onChoose }} isLoading={pictures.isPlaceholderData} />
              <Row>
                <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('staff.list.previous')}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={page * PICTURES_PER_PAGE >= total}
                  onClick={() => setPage(page + 1)}
                >
                  {t('staff.list.next')}
                </Button>
              </Row>
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface PicturesProps extends PictureLibraryProps {
  shown: readonly StaffPicture[];
  isLoading: boolean;
}

function Pictures({ shown, chosen, onChoose, isLoading }: PicturesProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const name = useId();
  return (
    <Library aria-busy={isLoading}>
      <legend className="visually-hidden">{t('staff.pictures.choose')}</legend>
      {shown.map((picture) => (
        <label key={picture.id}>
          <input type="radio" name={name} checked={picture.id === chosen} onChange={() => onChoose(picture)} />
          <span>
            <img
              src={picture.getUrl}
              alt=""
              loading="lazy"
              style={picture.focus ? cutStyle(picture.focus) : undefined}
            />
          </span>
          {picture.alt?.[locale] ?? (picture.isMade ? t('staff.pictures.made') : picture.fileName)}
        </label>
      ))}
    </Library>
  );
}
