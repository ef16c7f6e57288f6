export { forgetOldConsents, forgetOldPersons, forgetOldVisitNotes } from './forget-old-persons';
export { registerPrivacy } from './routes';
