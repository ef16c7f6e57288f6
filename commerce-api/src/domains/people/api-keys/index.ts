export { revokeKeysOf } from './key-queries';
export { createKeyResolver } from './resolve-key';
export { registerApiKeys } from './routes';
