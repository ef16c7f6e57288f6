import type { Image } from '@aksamit/contracts';
import type { ComponentPropsWithRef } from 'react';

export interface PictureProps
  extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'loading' | 'width' | 'height'> {
  /** The record's picture; its size reserves the space until it is loaded. */
  image: Pick<Image, 'kind' | 'id' | 'alt' | 'color' | 'width' | 'height' | 'widths'>;
  /** How wide the picture is shown, as the `sizes` attribute takes it: `(min-width: 640px) 33vw, 100vw`. */
  sizes: string;
  /** The page's largest picture above the fold: loaded at once and first. All others wait until they are near. */
  eager?: boolean | undefined;
  /** Its version for phones, in another proportion: shown below 640 px, over the whole width of the screen. */
  phone?: Pick<Image, 'kind' | 'id' | 'width' | 'height' | 'widths'> | undefined;
}

const PHONES = '(max-width: 639.98px)';

/** Address of one rendition of an image record: `/api/images/{kind}/{id}-{width}.{extension}`. */
export const pictureUrl = (
  image: Pick<Image, 'kind' | 'id'>,
  width: number,
  extension: 'avif' | 'webp' | 'jpg',
): string => `/api/images/${image.kind}/${image.id}-${width}.${extension}`;

const sourceSet = (image: NonNullable<PictureProps['phone']>, extension: 'avif' | 'webp'): string =>
  image.widths.map((width) => `${pictureUrl(image, width, extension)} ${width}w`).join(', ');

/** A picture as AVIF or WebP in the width that the screen needs. `alt` is the record's unless given. */
export function Picture({ image, sizes, eager, phone, alt, ...rest }: PictureProps) {
  const usualWidth = image.widths.find((width) => width >= 640) ?? image.width;
  return (
    <picture>
      {phone
        ? (['avif', 'webp'] as const).map((extension) => (
            <source
              key={extension}
              media={PHONES}
              type={`image/${extension}`}
              srcSet={sourceSet(phone, extension)}
              sizes="100vw"
              width={phone.width}
              height={phone.height}
            />
          ))
        : null}
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
      <img
        {...rest}
        style={image.color ? { backgroundColor: image.color, ...rest.style } : rest.style}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        sizes={sizes}
        srcSet={sourceSet(image, 'webp')}
        src={pictureUrl(image, usualWidth, 'webp')}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
      />
    </picture>
  );
}
