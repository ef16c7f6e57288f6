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
        'A stream of hydrogen-rich water loosens impurities and dead skin cells, and suction lifts them out of the pores. A hydrating serum follows straight away.',
        'We finish with a mask chosen for your skin. You can go straight back to work.',
      ],
    ),
    indications: both(
      ['zaskórniki i rozszerzone pory', 'skóra szara i zmęczona', 'skóra tłusta lub mieszana'],
      ['blackheads and enlarged pores', 'dull, tired skin', 'oily or combination skin'],
    ),
    contraindications: both(
      ['opryszczka i świeże rany', 'zaostrzony trądzik', 'zabieg laserowy w ostatnich 2 tygodniach'],
      ['cold sores or open wounds', 'an acne flare-up', 'a laser treatment in the last 2 weeks'],
    ),
    consultations: both(
      ['łuszczyca i atopowe zapalenie skóry', 'wypełniacze lub botoks w ostatnich 4 tygodniach'],
      ['psoriasis or atopic dermatitis', 'fillers or botulinum toxin within the last 4 weeks'],
    ),
    benefits: both(
      ['czyste pory', 'nawilżona skóra', 'promienny wygląd przed ważnym dniem'],
      ['clean pores', 'hydrated skin', 'a fresh glow before a big day'],
    ),
    before: both(
      ['Przez 3 dni nie używaj peelingów i retinolu. Przyjdź bez makijażu, jeśli możesz.'],
      ['No exfoliants or retinol for 3 days beforehand. Come without make-up if you can.'],
    ),
    ongoing: both(
      ['Oczyszczanie, serum, masaż i maska. Czuć chłód i lekkie ssanie.'],
      ['Cleansing, serum, massage and mask. It feels cool, with light suction.'],
    ),
    after: both(
      ['Tego dnia nie nakładaj ciężkiego makijażu. Używaj kremu z filtrem.'],
      ['No heavy make-up that day. Wear sunscreen.'],
    ),
    faqs: both(
      [
        ['Jak często?', 'Raz na 4–6 tygodni, a przed ważnym wydarzeniem dzień lub dwa wcześniej.'],
        ['Czy nadaje się dla wrażliwej skóry?', 'Tak, siłę strumienia dobieramy do skóry.'],
      ],
      [
        ['How often should I have it?', 'Every 4 to 6 weeks, or a day or two before a big event.'],
        ['Is it suitable for sensitive skin?', 'Yes, we adjust the strength of the stream to your skin.'],
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
        'The Dermapen makes thousands of tiny punctures. Your skin responds by renewing itself: it builds collagen and its surface evens out. We work in a product chosen for your needs at the same time.',
        'A cream numbs your skin first. Afterwards it needs two or three quiet days.',
      ],
    ),
    indications: both(
      ['blizny potrądzikowe', 'przebarwienia', 'rozszerzone pory i drobne zmarszczki'],
      ['acne scars', 'dark spots', 'enlarged pores and fine lines'],
    ),
    contraindications: both(
      ['ciąża', 'skłonność do bliznowców', 'czynne zapalenie skóry'],
      ['pregnancy', 'a tendency to form keloids', 'actively inflamed skin'],
    ),
    consultations: both(
      ['karmienie piersią', 'leki rozrzedzające krew', 'cukrzyca'],
      ['breastfeeding', 'blood thinners', 'diabetes'],
    ),
    benefits: both(
      ['gładsza struktura skóry', 'wyrównany koloryt', 'lepsze wchłanianie preparatów'],
      ['a smoother texture', 'a more even tone', 'better absorption of skincare'],
    ),
    before: both(
      ['Odstaw retinol na tydzień i nie opalaj się. Powiedz nam o lekach.'],
      ['Stop using retinol a week before and do not tan. Let us know about any medicines.'],
    ),
    ongoing: both(
      ['Po znieczuleniu prowadzimy głowicę po skórze pasami. Czuć drapanie.'],
      ['Once your skin is numb, we guide the pen over it strip by strip. It feels like light scratching.'],
    ),
    after: both(
      ['Przez dobę nie dotykaj skóry brudnymi dłońmi i nie nakładaj makijażu. Przez miesiąc używaj SPF 50.'],
      ['For 24 hours, wear no make-up and don’t touch your skin with unwashed hands. Wear SPF 50 for a month.'],
    ),
    faqs: both(
      [['Ile zabiegów?', 'Zwykle 3–5, co 4 tygodnie. Przy bliznach bywa więcej.']],
      [['How many treatments do I need?', 'Usually 3 to 5, four weeks apart. Scars may need more.']],
    ),
  },
};
