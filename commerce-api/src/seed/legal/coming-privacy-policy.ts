import { type Both, both } from '../localized';
import { privacyPolicyEn } from './privacy-policy-en';
import { privacyPolicyPl } from './privacy-policy-pl';

/** Puts points after the line that begins so; numbers follow on. */
function withPoint(text: string, after: string, point: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(after));
  if (at < 0) throw new Error(`Failed to add a point: no line begins with "${after}".`);
  return lines.toSpliced(at + 1, 0, point).join('\n');
}

const pl = withPoint(
  withPoint(
    privacyPolicyPl,
    '6. Automatycznie:',
    '7. Przy zapisie na listę rezerwową: adres e-mail, salon, zabieg i dzień, na który czeka klient.',
  ),
  '5. Adresy w newsletterze',
  '6. Zapisy na listę rezerwową – do umówienia wizyty, rezygnacji z czekania albo końca dnia, którego dotyczą.',
);

const en = withPoint(
  withPoint(
    privacyPolicyEn,
    '6. Automatically:',
    '7. With a place on the waiting list: e-mail address, salon, treatment and the day for which the customer is waiting.',
  ),
  '5. Newsletter addresses:',
  '6. Places on the waiting list: until a visit is booked, the customer leaves the list, or the day has passed.',
);

/** The next text of the privacy policy, and the summary of what it adds. */
export const comingPrivacyPolicy: { summary: Both; text: Both } = {
  summary: both(
    'Dopisaliśmy, jakie dane zapisujemy na liście rezerwowej i jak długo je przechowujemy.',
    'We added which data we store on the waiting list, and for how long.',
  ),
  text: both(pl, en),
};
