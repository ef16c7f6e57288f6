/**
 * Drawings that are pictures of the shop, by their name in `shop_pictures.drawing`: `body:<gender>:<code>,<code>`,
 * `device:<kind>`, `room:<number>`, `skin:<subject>:<before or after>`. A name always gives the same drawing, since
 * browsers cache pictures indefinitely: a drawing that changes gets another name.
 */
import type { Gender } from '@aksamit/contracts';
import { salonSvg } from '../salon-svg';
import { bodySvg } from './body-svg';
import { deviceKinds, deviceSvg } from './device-svg';
import { type SkinTime, skinSubjects, skinSvg } from './skin-svg';

const genders: readonly Gender[] = ['female', 'male'];
const times: readonly SkinTime[] = ['before', 'after'];

/** The drawing as SVG of the given pixel size, in the proportion 4:3; null: there is none of this name. */
export function drawingSvg(name: string, width: number, height: number): string | null {
  const [family, first = '', second = ''] = name.split(':');
  switch (family) {
    case 'body': {
      const gender = genders.find((one) => one === first);
      return gender ? bodySvg(gender, second.split(','), width, height) : null;
    }
    case 'device': {
      const kind = deviceKinds.find((one) => one === first);
      return kind ? deviceSvg(kind, width, height) : null;
    }
    case 'room':
      return /^\d{1,3}$/.test(first) ? salonSvg('1', first, width, height) : null;
    case 'skin': {
      const subject = skinSubjects.find((one) => one === first);
      const time = times.find((one) => one === second);
      return subject && time ? skinSvg(subject, time, width, height) : null;
    }
    default:
      return null;
  }
}
