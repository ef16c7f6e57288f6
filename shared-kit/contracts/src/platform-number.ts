/** Number of the contract between shell and modules; a change that breaks a built module raises it. No zod here: it is part of the first load. */
export const PLATFORM_CONTRACT = 1;
