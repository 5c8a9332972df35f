/**
 * As `encodeURIComponent`, which throws for half a pair of surrogates. That has no UTF-8: it becomes the sign for an
 * unknown character, as in a form that is sent.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
