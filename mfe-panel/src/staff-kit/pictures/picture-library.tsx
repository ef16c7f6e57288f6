import type { StaffPicture } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, EmptyState, Stack } from '@aksamit/ui';
import { useId, useState } from 'react';
import { Loaded } from '../../states/loaded';
import { PICTURES_PER_PAGE, picturesQuery } from './picture-calls';
import { Library, Row } from './picture-style';

export interface PictureLibraryProps {
  chosen: string | null;
  onChoose(picture: StaffPicture): void;
}

/** The shop's pictures, its photographs first, of which one is chosen. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const name = useId();
  const [page, setPage] = useState(1);
  const pictures = useQuery(picturesQuery(useHttp(), page));
  return (
    <Loaded query={pictures} failedTitle={t('staff.pictures.listFailed')} height="12rem">
      {({ pictures: shown, total }) =>
        total === 0 ? (
          <EmptyState title={t('staff.pictures.noneYet')} />
        ) : (
          <Stack gap={3}>
            <Library aria-busy={pictures.isPlaceholderData}>
              <legend className="visually-hidden">{t('staff.pictures.choose')}</legend>
              {shown.map((picture) => (
                <label key={picture.id}>
                  <input type="radio" name={name} checked={picture.id === chosen} onChange={() => onChoose(picture)} />
                  <img src={picture.getUrl} alt="" loading="lazy" />
                  {picture.alt?.[locale] ?? picture.fileName}
                </label>
              ))}
            </Library>
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
  );
}
