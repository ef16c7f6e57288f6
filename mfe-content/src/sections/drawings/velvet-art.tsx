import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  border-radius: inherit;
`;

const from = (color: string) => ({ stopColor: color });

/** The brand's picture: folds of velvet in the theme's own colours, a drawing and therefore sharp and nearly weightless. */
export function VelvetArt() {
  const id = useId();
  const fill = (name: string) => `url(#${id}${name})`;
  const { color } = tokens;
  return (
    <Drawing viewBox="0 0 600 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}ground`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" style={from(color.blush)} />
          <stop offset="1" style={from(color['blush-deep'])} />
        </linearGradient>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" style={from(color['blush-deep'])} />
          <stop offset="0.45" style={from(color.surface)} />
          <stop offset="1" style={from(color['blush-deep'])} />
        </linearGradient>
        <linearGradient id={`${id}rose`} x1="0" y1="0" x2="1" y2="0.5">
          <stop offset="0" style={from(color['accent-strong'])} />
          <stop offset="0.5" style={from(color.accent)} />
          <stop offset="0.75" style={from(color['blush-deep'])} />
          <stop offset="1" style={from(color.accent)} />
        </linearGradient>
        <linearGradient id={`${id}deep`} x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" style={from(color.velvet)} />
          <stop offset="0.55" style={from(color['accent-strong'])} />
          <stop offset="1" style={from(color.velvet)} />
        </linearGradient>
      </defs>
      <rect width="600" height="640" fill={fill('ground')} />
      <circle cx="430" cy="168" r="118" fill={fill('light')} opacity="0.75" />
      <path d="M0 350C120 250 210 300 300 372S500 470 600 330V640H0Z" fill={fill('light')} />
      <path d="M0 430C110 330 220 372 318 446S510 520 600 410V640H0Z" fill={fill('rose')} />
      <path d="M0 470C120 392 216 432 322 492S520 560 600 480V640H0Z" fill={fill('rose')} opacity="0.75" />
      <path d="M0 540C130 462 236 500 336 548S520 600 600 548V640H0Z" fill={fill('deep')} />
      <path
        d="M0 350C120 250 210 300 300 372S500 470 600 330M0 390C116 290 214 336 308 408S506 496 600 370"
        fill="none"
        stroke={color.surface}
        strokeOpacity="0.7"
        strokeWidth="1.5"
      />
    </Drawing>
  );
}
