/** Passwords that everybody tries first. Source: NIST SP 800-63B-4, 3.1.1.2 (blocklist); docs/decisions/0083. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import polish from '@zxcvbn-ts/language-pl';
import { invalidFields } from '../../platform/api-error';

/** Whose password it is to be: what others know of a person is no secret. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  phonePrefix: string;
  phone: string;
}

/** So many guesses of somebody who starts with the likeliest are too few; online there are 820 a day at most (0082). */
const LEAST_GUESSES = 10_000_000;
/** A longer password is judged by its beginning: the search takes longer with every character. */
const CHECKED_CHARACTERS = 32;
const BRAND = ['aksamit', 'aksamit.example'];

// Made at the first password: reading the lists takes a quarter of a second, and most processes check none.
let estimator: ZxcvbnFactory | null = null;

function makeEstimator(): ZxcvbnFactory {
  const { commonWords, femaleFirstnames, maleFirstnames, wikipedia } = polish.dictionary;
  return new ZxcvbnFactory({
    dictionary: {
      passwords: commonDictionary['passwords-common'],
      commonWords,
      femaleFirstnames,
      maleFirstnames,
      wikipedia,
    },
    graphs: adjacencyGraphs,
  });
}

/** Whether a password stands on the lists of common and breached ones, is made of a few of their words or of its owner's data. */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  estimator ??= makeEstimator();
  const { email, firstName, lastName, phonePrefix, phone } = owner;
  const names = [firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`];
  const known = [email, ...email.split(/[@.+_-]/), ...names, phone, `${phonePrefix}${phone}`, ...BRAND];
  const own = known.filter((part) => part.length > 2);
  return estimator.check(password.slice(0, CHECKED_CHARACTERS), own).guesses < LEAST_GUESSES;
}

/** @throws 422 on `password` for one that is guessed early */
export function refuseCommonPassword(password: string, owner: PasswordOwner): void {
  if (isCommonPassword(password, owner)) throw invalidFields({ password: ['password_common'] });
}
