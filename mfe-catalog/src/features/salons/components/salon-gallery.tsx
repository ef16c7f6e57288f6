import type { Image, Location } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Picture } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Pictures = styled.ul`
  display: grid;
  grid-auto-columns: 86%;
  grid-auto-flow: column;
  gap: 0.75rem;
  padding: 0;
  margin-bottom: 1.5rem;
  list-style: none;
  overflow-x: auto;
  scroll-snap-type: x mandatory;

  & > li {
    scroll-snap-align: start;
  }
  & > li:only-child {
    width: 100%;
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.md};
  }
  &[data-count='1'] {
    grid-auto-columns: min(100%, 40rem);
  }
  ${media.tablet} {
    grid-auto-columns: 1fr;
    overflow-x: visible;
  }
`;

/** Pictures of a salon: beside each other, on a phone moved by a finger. */
export function SalonGallery({ salon }: { salon: Pick<Location, 'images' | 'name'> }) {
  const t = useTranslate();
  const { images } = salon;
  if (images.length === 0) return null;
  /** A drawn view states what it shows; a photograph has a description of its own. */
  const altOf = ({ id, alt }: Image): string => {
    const view = /v([1-3])$/.exec(id)?.[1];
    return view ? t(`salonPage.view.${view}`, { name: salon.name }) : alt;
  };
  return (
    // A list that scrolls is reached by keyboard too.
    <Pictures aria-label={t('salonPage.pictures')} data-count={images.length} tabIndex={0}>
      {images.map((image, index) => (
        <li key={image.id}>
          <Picture image={image} alt={altOf(image)} sizes="(min-width: 640px) 33vw, 86vw" eager={index === 0} />
        </li>
      ))}
    </Pictures>
  );
}
