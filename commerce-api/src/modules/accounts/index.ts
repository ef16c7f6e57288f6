export { findUser } from './account-queries';
export { recordConsents, requireRegulations, textVersionOf } from './consents';
export { forgetEndedProofs } from './email-tokens';
export { endIdleAccounts } from './idle-accounts';
export { isVatIdOf } from './invoice-rules';
export { hashPassword } from './password';
export { forgetPendingContacts } from './pending-contact';
export { registerAccounts } from './routes';
export { createActorResolver, forgetEndedSessions } from './session-queries';
