import { formatKilometres } from '@aksamit/contracts/figures';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import {
  CITY,
  COUNTRY,
  cityScale,
  type FittedLabel,
  fitLabels,
  type MapPoint,
  type Position,
  positionOf,
} from '../map/map-rules';
import { BORDERS } from '../map/poland';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};

  & path {
    fill: none;
    stroke: ${tokens.color['border-strong']};
    stroke-linejoin: round;
  }
  & circle {
    fill: ${tokens.color.accent};
    stroke: ${tokens.color.surface};
    stroke-width: 1.5;
  }
  & circle[data-target] {
    fill: transparent;
    stroke: none;
  }
  & circle[data-ring] {
    fill: none;
    stroke: ${tokens.color['border-strong']};
    stroke-dasharray: 3 5;
  }
  & text {
    fill: ${tokens.color.ink};
    stroke: ${tokens.color.sunken};
    stroke-width: 3;
    paint-order: stroke;
    font-size: 12px;
    text-anchor: start;
  }
  & text[data-side='end'] {
    text-anchor: end;
  }
  & text[data-side='above'],
  & text[data-side='below'] {
    text-anchor: middle;
  }
  & text[data-side='middle'] {
    fill: ${tokens.color['ink-muted']};
    text-anchor: middle;
  }
  & [data-point] {
    cursor: pointer;
  }
  & a:hover text,
  & [data-current] text {
    fill: ${tokens.color['accent-strong']};
    font-weight: 700;
  }
  & a:focus-visible circle:not([data-target]) {
    stroke: ${tokens.color.ink};
    stroke-width: 3;
  }
  & [data-current] circle:not([data-target]) {
    fill: ${tokens.color['accent-strong']};
    stroke-width: 3;
  }
  /* Letters keep a readable size where the drawing is small; fewer of them have room. */
  ${media.tablet} {
    & text[data-only='phone'] {
      display: none;
    }
  }
  ${media.mobile} {
    & text {
      font-size: 17px;
    }
    & text[data-only='wide'] {
      display: none;
    }
  }
`;

const WIDE = { letter: 6.6, line: 14, gap: 9 };
const PHONE = { letter: 9.4, line: 20, gap: 11 };

/** A point of a drawn map with its name and where it leads. */
export interface DrawnPoint extends MapPoint {
  id: string;
  label: string;
  /** Its whole name, shown to a pointer. */
  name: string;
  /** Omitted: its list heeds presses on it (`data-point`). */
  href?: string;
  current?: boolean;
  /** Several salons: a larger point. */
  isLarge?: boolean;
}

interface DrawnMapProps {
  /** In the order in which labels get room. */
  points: readonly DrawnPoint[];
}

/**
 * Poland with its voivodeships and the given cities as links. For pointers: the list beside it has the same links for
 * keyboards and screen readers, which would else pass forty of them twice.
 */
export function CountryMap({ points }: DrawnMapProps) {
  return (
    <Drawing viewBox={`0 0 ${COUNTRY.width} ${COUNTRY.height}`} aria-hidden="true">
      <path d={BORDERS} />
      <Points points={points} positions={points.map(positionOf)} width={COUNTRY.width} />
    </Drawing>
  );
}

interface CityMapProps extends DrawnMapProps {
  /** The middle of the city, marked with its name. */
  centre?: (MapPoint & { name: string }) | undefined;
}

/** The salons of a city in true proportions, with their streets, the city's middle and a scale. */
export function CityMap({ points, centre }: CityMapProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const { positionOf: inCity, scale } = cityScale(centre ? [...points, centre] : points);
  const { width, height } = CITY;
  const middle = centre ? inCity(centre) : null;
  const base = height - 18;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {middle && centre ? (
        <>
          <circle cx={middle.x} cy={middle.y} r={70} data-ring="true" />
          <circle cx={middle.x} cy={middle.y} r={24} data-ring="true" />
          <text x={middle.x} y={middle.y + 40} data-side="middle">
            {centre.name}
          </text>
        </>
      ) : null}
      <Points points={points} positions={points.map(inCity)} width={width} />
      <path d={`M20 ${base - 5}v5h${scale.length}v-5`} />
      <text x={28 + scale.length} y={base}>
        {t('salonMap.scale', { km: formatKilometres(scale.km, locale) })}
      </text>
      <path d={`M${width - 24} 40v-22m-6 8l6-8 6 8`} />
      <text x={width - 24} y={54} data-side="middle">
        {t('salonMap.north')}
      </text>
    </Drawing>
  );
}

interface LabelProps {
  side: FittedLabel['side'] | undefined;
  at: Position;
  gap: number;
  text: string;
  /** The screens on which the label stands here; on others it stands elsewhere, or has no room. */
  only: 'wide' | 'phone' | undefined;
}

function Label({ side, at, gap, text, only }: LabelProps) {
  if (!side) return null;
  return (
    <text {...labelAt(side, at, gap)} data-side={side} data-only={only}>
      {text}
    </text>
  );
}

/** Where the text of a label begins, ends or has its middle. */
function labelAt(side: FittedLabel['side'], { x, y }: Position, gap: number): Position {
  if (side === 'above') return { x, y: y - gap };
  if (side === 'below') return { x, y: y + gap + 10 };
  return { x: side === 'start' ? x + gap : x - gap, y: y + 4 };
}

interface PointsProps {
  points: readonly DrawnPoint[];
  positions: readonly { x: number; y: number }[];
  width: number;
}

function Points({ points, positions, width }: PointsProps) {
  const requests = points.map(({ label }, index) => ({ ...(positions[index] ?? { x: 0, y: 0 }), text: label }));
  const wide = fitLabels(requests, { ...WIDE, width });
  const phone = fitLabels(requests, { ...PHONE, width });
  return points.map(({ id, label, name, href, current, isLarge }, index) => {
    const { x = 0, y = 0 } = positions[index] ?? {};
    const [onWide, onPhone] = [wide[index]?.side, phone[index]?.side];
    const isAlike = onWide === onPhone;
    const gap = isLarge ? WIDE.gap + 2 : WIDE.gap;
    return (
      <a
        key={id}
        {...(href === undefined ? { 'data-point': id } : { href })}
        tabIndex={-1}
        data-current={current ? 'true' : undefined}
      >
        <title>{name}</title>
        <circle cx={x} cy={y} r={16} data-target="true" />
        <circle cx={x} cy={y} r={isLarge ? 7.5 : 5.5} />
        <Label side={onWide} at={{ x, y }} gap={gap} text={label} only={isAlike ? undefined : 'wide'} />
        {isAlike ? null : <Label side={onPhone} at={{ x, y }} gap={gap + 2} text={label} only="phone" />}
      </a>
    );
  });
}
