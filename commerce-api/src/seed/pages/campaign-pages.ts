import { page, type SeedPage } from './seed-page';

export const campaignPages: readonly SeedPage[] = [
  page(
    'campaign',
    'charity',
    ['10dlazwierzaka', '10-for-a-pet'],
    ['10 dla zwierzaka', '10 for a pet'],
    [
      'Za Twoją opinię po wizycie przekazujemy darowiznę fundacji prowadzącej schronisko.',
      'For your opinion after a visit we give to a foundation that runs an animal shelter.',
    ],
    [
      `
Wystaw opinię salonowi w wizytówce na mapach, a my przekażemy 5 zł za ocenę lub ocenę z komentarzem i 10 zł za ocenę, komentarz i zdjęcia.

## Zasady

- jedna opinia jednej osoby o jednym salonie
- komentarz opisuje to, co się wydarzyło
- bez wulgaryzmów, obrażania i zdjęć, do których nie masz praw
- opinia niezgodna z zasadami nie daje darowizny

Sumę za miesiąc ogłaszamy do 10. dnia następnego miesiąca i wpłacamy do 20. dnia. Akcja trwa od 1 listopada 2021 r.; o jej końcu uprzedzimy 14 dni wcześniej.
`,
      `
Rate a salon on its maps profile, and we give 5 zł for a rating or a rating with a comment, and 10 zł for a rating, a comment and photos.

## Rules

- one opinion per person and salon
- the comment tells what happened
- no vulgarity, no insults, no photos that are not yours
- an opinion against the rules earns no donation

The sum of a month is published by the 10th of the next and paid by the 20th. The campaign has run since 1 November 2021; its end is announced 14 days before.
`,
    ],
  ),
  page(
    'campaign',
    'reviewerClub',
    ['klub-recenzentek', 'reviewer-club'],
    ['Klub recenzentek', 'Reviewer club'],
    [
      'Tworzysz w internecie i lubisz mówić prawdę? Poznajmy się.',
      'You create online and like to tell the truth? Let us meet.',
    ],
    [
      `
Zapraszamy na zabieg, a Ty opowiadasz o nim tak, jak było. Nie poprawiamy recenzji. Każda jest oznaczona jako współpraca.

## Co nam powiedzieć

- o czym piszesz: moda, uroda, sport, styl życia, podróże, rodzina
- adres profilu i liczbę obserwujących
- odcień skóry i włosów, bo od nich zależy zabieg

-> Kontakt | /kontakt/ | Zgłoś się, opis do 250 znaków wystarczy
`,
      `
We invite you to a treatment, and you tell about it as it was. We do not edit reviews. Each is marked as a cooperation.

## What to tell us

- what you write about: fashion, beauty, sport, lifestyle, travel, family
- the address of your profile and the number of followers
- the tone of your skin and hair, since the treatment depends on them

-> Contact | /contact/ | Apply; up to 250 characters are enough
`,
    ],
  ),
];
