import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import type { MouseEvent } from 'react';
import { Cuts, FocusArea, Pair } from './picture-style';

/** How the shop cuts photographs. Source: the API's `operations/pictures/image-record`. */
const CUTS = {
  cover: [
    { name: 'wide', ratio: '16 / 9' },
    { name: 'phone', ratio: '4 / 3' },
  ],
  face: [{ name: 'square', ratio: '1' }],
  card: [{ name: 'card', ratio: '4 / 3' }],
} as const;
export type PictureShape = keyof typeof CUTS;

/** Percent from the left and the top, and how much the photograph is enlarged there. */
export interface PictureFocus {
  x: number;
  y: number;
  /** From 100. */
  zoom: number;
}

/** An image as a cut around a focus shows it. Source: the API's `cutAround`. */
export const cutStyle = ({ x, y, zoom = 100 }: Omit<PictureFocus, 'zoom'> & { zoom?: number | undefined }) => ({
  objectPosition: `${x}% ${y}%`,
  ...(zoom === 100 ? {} : { transform: `scale(${zoom / 100})`, transformOrigin: `${x}% ${y}%` }),
});

export interface FocusPickerProps {
  /** Address of the photograph. */
  address: string;
  shape: PictureShape;
  focus: PictureFocus;
  onChange(focus: PictureFocus): void;
}

const AXES = ['x', 'y'] as const;

/** The point that each cut of a photograph holds: pressed on it, or set by two sliders. */
export function FocusPicker({ address, shape, focus, onChange }: FocusPickerProps) {
  const t = useTranslate();
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)));
    onChange({ ...focus, x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  return (
    <>
      {/* A pointer's way alone: the sliders below do the same by keyboard. */}
      <FocusArea onClick={press}>
        <img src={address} alt="" />
        <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </FocusArea>
      <Pair>
        {AXES.map((axis) => (
          <Field key={axis} label={t(`staff.pictures.focus.${axis}`)}>
            <TextInput
              type="range"
              min={0}
              max={100}
              value={focus[axis]}
              onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) })}
            />
          </Field>
        ))}
        <Field label={t('staff.pictures.focus.zoom', { zoom: focus.zoom })}>
          <TextInput
            type="range"
            min={100}
            max={300}
            step={5}
            value={focus.zoom}
            onChange={({ target }) => onChange({ ...focus, zoom: Number(target.value) })}
          />
        </Field>
      </Pair>
      <Cuts aria-label={t('staff.pictures.cuts.title')}>
        {CUTS[shape].map(({ name, ratio }) => (
          <li key={name}>
            <span>
              <img src={address} alt="" style={{ aspectRatio: ratio, ...cutStyle(focus) }} />
            </span>
            {t(`staff.pictures.cuts.${name}`)}
          </li>
        ))}
      </Cuts>
    </>
  );
}
