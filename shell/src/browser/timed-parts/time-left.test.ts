import { inTime } from './time-left';

const COUNTS = [...Array(1000).keys()];

test.each(['pl', 'en'] as const)('texts are those of the browser in %s', (locale) => {
  const format = new Intl.RelativeTimeFormat(locale);
  for (const unit of ['week', 'day', 'hour', 'minute'] as const)
    for (const count of COUNTS) expect(inTime(count, unit, locale)).toBe(format.format(count, unit));
});
