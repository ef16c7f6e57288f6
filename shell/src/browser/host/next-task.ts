/**
 * Resolves in a task of its own, so that the browser can respond to a press and paint in between: work of 100 ms in one
 * task delays a press by 100 ms, in three tasks by 33.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
