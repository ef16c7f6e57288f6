import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const WIDTH = 640;
const HEIGHT = 160;
/** Part of a bar's step that stays free beside it. */
const GAP = 0.25;

const Frame = styled.figure`
  display: grid;
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
  & > svg {
    width: 100%;
    height: auto;
  }
  & rect {
    fill: ${tokens.color.accent};
  }
  & line {
    stroke: ${tokens.color['border-strong']};
  }
  & > p {
    display: flex;
    justify-content: space-between;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
`;

export interface BarChartProps {
  title: string;
  total: string;
  bars: readonly { key: string; value: number; label: string }[];
  /** Names of the first and the last bar. */
  ends: readonly [string, string];
}

/** Values over time as bars. For the eye alone: the table below has the same numbers for assistive technology. */
export function BarChart({ title, total, bars, ends }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <Frame aria-hidden="true">
      <figcaption>
        <span>{title}</span>
        <span>{total}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} aria-hidden="true">
        {bars.map(({ key, value, label }, index) => {
          const height = (Math.max(0, value) / most) * HEIGHT;
          return (
            <rect key={key} x={(index + GAP / 2) * step} y={HEIGHT - height} width={step * (1 - GAP)} height={height}>
              <title>{label}</title>
            </rect>
          );
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      </svg>
      <p>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </Frame>
  );
}
