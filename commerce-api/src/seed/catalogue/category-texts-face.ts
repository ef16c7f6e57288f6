import { both } from '../localized';
import type { CategoryTexts } from './category-text-fields';

export const faceTexts: Record<string, CategoryTexts> = {
  hydrogenCleansing: {
    description: both(
      [
        'Strumień wody nasyconej wodorem usuwa zanieczyszczenia i martwy naskórek, a podciśnienie zbiera je z porów. Zaraz potem skóra dostaje nawilżające serum.',
        'Zabieg kończymy maską dobraną do skóry. Można po nim od razu wrócić do pracy.',
      ],
      [
        'A stream of water rich in hydrogen loosens impurities and dead skin, and suction lifts them out of the pores. A moisturising serum follows at once.',
        'We finish with a mask chosen for your skin. You can go straight back to work.',
      ],
    ),
    indications: both(
      ['zaskórniki i rozszerzone pory', 'skóra szara i zmęczona', 'skóra tłusta lub mieszana'],
      ['blackheads and enlarged pores', 'dull and tired skin', 'oily or combination skin'],
    ),
    contraindications: both(
      ['opryszczka i świeże rany', 'zaostrzony trądzik', 'zabieg laserowy w ostatnich 2 tygodniach'],
      ['cold sores and fresh wounds', 'acne flaring up', 'a laser treatment in the last 2 weeks'],
    ),
    benefits: both(
      ['czyste pory', 'nawilżona skóra', 'promienny wygląd przed ważnym dniem'],
      ['clean pores', 'moist skin', 'a glow before an important day'],
    ),
    before: both(
      ['Przez 3 dni nie używaj peelingów i retinolu. Przyjdź bez makijażu, jeśli możesz.'],
      ['No peeling and no retinol for 3 days. Come without make-up if you can.'],
    ),
    ongoing: both(
      ['Oczyszczanie, serum, masaż i maska. Czuć chłód i lekkie ssanie.'],
      ['Cleansing, serum, massage and mask. You feel coolness and light suction.'],
    ),
    after: both(
      ['Tego dnia nie nakładaj ciężkiego makijażu. Używaj kremu z filtrem.'],
      ['No heavy make-up that day. Use sun protection.'],
    ),
    faqs: both(
      [
        ['Jak często?', 'Raz na 4–6 tygodni, a przed ważnym wydarzeniem dzień lub dwa wcześniej.'],
        ['Czy nadaje się dla wrażliwej skóry?', 'Tak, siłę strumienia dobieramy do skóry.'],
      ],
      [
        ['How often?', 'Every 4 to 6 weeks, and a day or two before an important event.'],
        ['Is it right for sensitive skin?', 'Yes, the strength of the stream is fitted to the skin.'],
      ],
    ),
  },
  dermapen: {
    description: both(
      [
        'Dermapen robi w skórze tysiące bardzo drobnych nakłuć. Skóra odpowiada odnową: buduje kolagen i wyrównuje swoją powierzchnię. Razem z nakłuciami podajemy preparat dobrany do potrzeb.',
        'Przed zabiegiem znieczulamy skórę kremem. Po nim potrzebuje ona dwóch, trzech spokojnych dni.',
      ],
      [
        'Dermapen makes thousands of very fine punctures. The skin answers by renewing itself: it builds collagen and evens its surface. A product chosen for your needs goes in at the same time.',
        'A cream numbs the skin beforehand. Afterwards it needs two or three quiet days.',
      ],
    ),
    indications: both(
      ['blizny potrądzikowe', 'przebarwienia', 'rozszerzone pory i drobne zmarszczki'],
      ['acne scars', 'pigment spots', 'enlarged pores and fine lines'],
    ),
    contraindications: both(
      ['ciąża i karmienie', 'skłonność do bliznowców', 'leki rozrzedzające krew', 'czynne zapalenie skóry'],
      ['pregnancy and breastfeeding', 'a tendency to keloids', 'blood thinners', 'active inflammation of the skin'],
    ),
    benefits: both(
      ['gładsza struktura skóry', 'wyrównany koloryt', 'lepsze wchłanianie preparatów'],
      ['a smoother texture', 'a more even tone', 'products are taken up better'],
    ),
    before: both(
      ['Odstaw retinol na tydzień i nie opalaj się. Powiedz nam o lekach.'],
      ['Stop retinol for a week and do not tan. Tell us about medicines.'],
    ),
    ongoing: both(
      ['Po znieczuleniu prowadzimy głowicę po skórze pasami. Czuć drapanie.'],
      ['After numbing we lead the head over the skin in bands. It feels like scratching.'],
    ),
    after: both(
      ['Przez dobę nie dotykaj skóry brudnymi dłońmi i nie nakładaj makijażu. Przez miesiąc używaj SPF 50.'],
      ['For a day do not touch the skin with unwashed hands and wear no make-up. Use SPF 50 for a month.'],
    ),
    faqs: both(
      [['Ile zabiegów?', 'Zwykle 3–5, co 4 tygodnie. Przy bliznach bywa więcej.']],
      [['How many treatments?', 'Usually 3 to 5, every 4 weeks. Scars may need more.']],
    ),
  },
};
