import type { VoucherStroke } from './voucher-stroke';

/** A woman from behind, head turned aside, her hair in a knot: few lines, each in one move. */
export const silhouetteStrokes: readonly VoucherStroke[] = [
  // The knot and the hair.
  { d: 'M146 34C138 18 152 4 166 10C180 16 178 36 164 38C156 39 150 36 146 34', width: 1.8 },
  { d: 'M152 22C160 16 170 20 168 30', width: 1 },
  { d: 'M146 34C128 30 112 42 110 60C109 70 112 80 118 88', width: 1.8 },
  { d: 'M164 38C172 48 172 66 164 80C160 86 158 90 157 94', width: 1.8 },
  { d: 'M148 40C138 42 128 50 124 64M156 42C160 54 158 70 150 84', width: 1 },
  // The profile that looks over the shoulder.
  {
    d: 'M112 56C106 60 104 66 105 70C102 74 99 78 98 80C100 82 103 82 103 84C102 86 103 88 104 89C103 92 104 96 108 98C112 100 117 98 120 95',
    width: 1.8,
  },
  // Neck and shoulders, down to the arms.
  { d: 'M120 95C120 106 116 112 106 117C84 126 66 130 58 150C48 176 46 206 40 236', width: 1.8 },
  { d: 'M157 94C158 106 162 112 172 117C194 126 210 132 217 152C226 178 228 208 234 236', width: 1.8 },
  // The sides, and the line of the back.
  { d: 'M82 168C86 190 92 204 90 236', width: 1.5 },
  { d: 'M194 168C190 190 184 204 186 236', width: 1.5 },
  { d: 'M138 122C135 150 142 178 138 214', width: 1.2 },
  { d: 'M102 140C110 136 116 142 116 152M174 140C166 136 160 142 160 152', width: 1 },
];
