export { forgetOldConsents, forgetOldPersons } from './forget-old-persons';
export { registerPrivacy } from './routes';
