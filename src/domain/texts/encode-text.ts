/** Same as `encodeURIComponent`, but encodes unpaired surrogates as U+FFFD, as forms do, instead of throwing. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
