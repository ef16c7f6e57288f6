import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** English sentences of seeded opinions that were translated word by word, and how a guest would put it. */
const SENTENCES: readonly (readonly [before: string, after: string])[] = [
  [
    'You feel warmth and light pricks, nothing that cannot be borne.',
    'You feel warmth and light pricks, nothing you can’t stand.',
  ],
  [
    'Five treatments out of nine are done, and it already shows that it was worth it.',
    'I’m five treatments in out of nine, and it has already been worth it.',
  ],
  [
    'The skin was pink for perhaps two hours, with no trace the next day.',
    'My skin was pink for two hours at most, with no trace the next day.',
  ],
  [
    'The effect came after about three weeks, exactly as I was told at the start.',
    'I saw results after about three weeks, exactly as I was told at the start.',
  ],
  [
    'The legs feel lighter after the first massage, and the skin is smoother after several.',
    'My legs felt lighter after the first massage, and my skin was smoother after a few.',
  ],
  ['Fifty minutes in which one can really rest.', 'Fifty minutes of real rest.'],
  [
    'The strength was set so that nothing hurt and still one felt it working.',
    'The strength was just right: nothing hurt, but I could feel it working.',
  ],
  [
    'After the course the thighs look different, though nobody promised miracles.',
    'After the course my thighs look different, though nobody promised miracles.',
  ],
  [
    'After a long journey and swollen legs it is the best thing one can do.',
    'After a long journey, with swollen legs, it’s the best thing you can do for yourself.',
  ],
  [
    'The blackheads on my nose went without squeezing and without red marks.',
    'The blackheads on my nose are gone, without squeezing or red marks.',
  ],
  [
    'Straight to a meeting afterwards; nobody noticed anything but that I looked well.',
    'I went straight to a meeting at work, and all anyone noticed was that I looked well.',
  ],
  [
    'A good idea before my sister’s wedding: the skin was moist and even.',
    'A good idea before my sister’s wedding: my skin was hydrated and even.',
  ],
  [
    'A good addition to training; the impulses rose slowly and under control.',
    'A good addition to my training; the impulses built up slowly and under control.',
  ],
  [
    'The abdomen works harder than with exercises at home, while one lies comfortably.',
    'My abs work harder than when I exercise at home, and I’m lying comfortably.',
  ],
  [
    'The numbing cream works; mostly one feels scratching.',
    'The numbing cream works; all you feel is a light scratching.',
  ],
  [
    'Warm like a hot stone massage, one could almost fall asleep.',
    'Warm like a hot stone massage; I could almost have fallen asleep.',
  ],
  [
    'The temperature of the skin was measured all the time; I felt quite safe.',
    'They checked my skin temperature the whole time; I felt completely safe.',
  ],
  ['There is an effect, but I had expected it sooner.', 'It does work, but I expected to see it sooner.'],
  [
    'After two treatments the difference is small; we shall see after the next ones.',
    'After two treatments the difference is small; we’ll see after the next ones.',
  ],
  [
    'The treatment began twenty minutes late and then was hurried.',
    'The treatment started twenty minutes late and was then rushed.',
  ],
  [
    'Every time another person and the same questions from the start.',
    'A different person every time, and the same questions all over again.',
  ],
  [
    'Parking is hard, and nobody warned me of the gate with an intercom.',
    'Parking is difficult, and nobody warned me about the gate with the intercom.',
  ],
  [
    'The skin was irritated for three days, though it all passed without a trace.',
    'My skin was irritated for three days, though it all cleared up without a trace.',
  ],
  [
    'The room is clean and calm, with music that does not disturb.',
    'The room is clean and calm, with music that stays in the background.',
  ],
  [
    'The talk about health took a quarter of an hour and felt like more than a formality.',
    'The questions about my health took a quarter of an hour and felt like more than a formality.',
  ],
  ['Kasia remembered what I had said the time before.', 'Kasia remembered what I’d told her last time.'],
  ['The visit began to the minute.', 'My visit started right on time.'],
  ['Kind people at the desk and tea as a welcome.', 'Friendly people at reception, and a cup of tea to welcome me.'],
  [
    'The specialist stopped at moles and covered each of them.',
    'The specialist stopped at my moles and covered each one.',
  ],
  [
    'I was told honestly on which hair the laser works less well.',
    'They told me honestly which hair the laser works less well on.',
  ],
  ['I got advice for the days after and a number to call.', 'I got aftercare advice and a number to call.'],
  [
    'No embarrassment, a matter-of-fact talk and a calm treatment.',
    'No awkwardness, straight talk and a calm treatment.',
  ],
  ['Clean, on time, no needless talk.', 'Clean, on time, no small talk.'],
  ['I moved my appointment in the panel in half a minute.', 'I moved my appointment online in half a minute.'],
  ['I will certainly be back.', 'I’ll definitely be back.'],
  ['I recommend it with a clear conscience.', 'I’m happy to recommend it.'],
  ['A pity I did not start sooner.', 'I only wish I’d started sooner.'],
  ['We shall see after the whole course; so far, so good.', 'We’ll see after the whole course; so far, so good.'],
  ['One star less for the parking.', 'One star off for the parking.'],
  ['It is not cheap, but I know what I pay for.', 'It isn’t cheap, but I know what I’m paying for.'],
  ['The next visit is in six weeks.', 'Next visit in six weeks.'],
  [
    'Thank you for the honest opinion; we are sorry for the trouble. We have already talked about it with the salon’s team.',
    'Thank you for your honest review; we’re sorry for the inconvenience. We have already talked to the salon’s team about it.',
  ],
  [
    'We are sorry that the visit was not as it should be. Please get in touch with the salon, we will gladly find a date that suits you.',
    'We’re sorry your visit wasn’t what it should have been. Please get in touch with the salon, and we’ll gladly find a date that suits you.',
  ],
  [
    'Thank you for these words. How quickly it works differs, which is why we always talk about the plan after the third treatment.',
    'Thank you for telling us. Results come at a different pace for everyone, which is why we always review the plan after the third treatment.',
  ],
];

/** The text with all sentences replaced, as SQL. */
const reworded = (text: RawBuilder<string>): RawBuilder<string> =>
  SENTENCES.reduce((sofar, [before, after]) => sql<string>`replace(${sofar}, ${before}::text, ${after}::text)`, text);

/** Rewords the seeded opinions of an older shop. Their sentences are invented; what guests wrote has none of them. */
export async function rewordOpinions(trx: Trx): Promise<void> {
  const translation = sql<string>`o.translation`;
  const content = sql<string>`o.content`;
  const reply = sql<string>`o.reply ->> 'en'`;
  await sql`update opinions o set translation = ${reworded(translation)}
    where o.locale = 'pl' and o.translation is distinct from ${reworded(translation)}`.execute(trx);
  await sql`update opinions o set content = ${reworded(content)}
    where o.locale = 'en' and o.content <> ${reworded(content)}`.execute(trx);
  await sql`update opinions o set reply = jsonb_set(o.reply, '{en}', to_jsonb(${reworded(reply)}))
    where ${reply} <> ${reworded(reply)}`.execute(trx);
}
