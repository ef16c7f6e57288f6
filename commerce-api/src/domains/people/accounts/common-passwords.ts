/** Passwords that are guessed first. Source: NIST SP 800-63B-4, 3.1.1.2 (blocklist); docs/decisions/0083. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import polish from '@zxcvbn-ts/language-pl';
import { invalidFields } from '../../../platform/api-error';

/** The owner of the password: publicly known personal data is no secret. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  phonePrefix: string;
  phone: string;
}

/**
 * A password found within so many guesses, the likeliest first, is too weak; online there are 820 a day at most (0082).
 */
const LEAST_GUESSES = 10_000_000;
/** Only the beginning of a longer password is checked: the search takes longer with every character. */
const CHECKED_CHARACTERS = 32;
const BRAND = ['aksamit', 'aksamit.example'];

// Built at the first check: reading the lists takes a quarter of a second, and most processes check no password.
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

/**
 * Whether a password is on the lists of common and breached ones, or combines a few of their words or its owner's data.
 */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  estimator ??= makeEstimator();
  const { email, firstName, lastName, phonePrefix, phone } = owner;
  const names = [firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`];
  const known = [email, ...email.split(/[@.+_-]/), ...names, phone, `${phonePrefix}${phone}`, ...BRAND];
  const own = known.filter((part) => part.length > 2);
  return estimator.check(password.slice(0, CHECKED_CHARACTERS), own).guesses < LEAST_GUESSES;
}

/** @throws 422 on `password` for one that is easily guessed */
export function refuseCommonPassword(password: string, owner: PasswordOwner): void {
  if (isCommonPassword(password, owner)) throw invalidFields({ password: ['password_common'] });
}
