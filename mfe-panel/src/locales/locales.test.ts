import { localeGaps } from '@aksamit/module-sdk/testing';
import en from './en.json';
import pl from './pl.json';
import remindersEn from './reminders.en.json';
import remindersPl from './reminders.pl.json';
import reviewerEn from './reviewer-form.en.json';
import reviewerPl from './reviewer-form.pl.json';
import staffEn from './staff.en.json';
import staffPl from './staff.pl.json';

test('every text is there in both languages, in every plural form', () => {
  expect(localeGaps({ pl, en })).toEqual([]);
  expect(localeGaps({ pl: staffPl, en: staffEn })).toEqual([]);
  expect(localeGaps({ pl: remindersPl, en: remindersEn })).toEqual([]);
  expect(localeGaps({ pl: reviewerPl, en: reviewerEn })).toEqual([]);
});
