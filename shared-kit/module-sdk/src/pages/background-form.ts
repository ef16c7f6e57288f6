/**
 * Attributes of a form (`<form method="post" {...backgroundForm}>`) whose page stays where it is: the shell's host sends it in the
 * background, and the action that answers it returns an `outcome` for that (`PageAction`). Each press of a submit button
 * sends the form once; the button then shows the outcome. Without scripts, before the host runs, under an older shell and
 * whenever anything fails, the browser sends the form itself. Source: docs/decisions/0238.
 */
export const backgroundForm = { 'data-in-background': '' } as const;
