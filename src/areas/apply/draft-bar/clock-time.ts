const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Time of day in the browser's time zone: `10:42`. */
export const clockTime = (moment: Date): string => format.format(moment)
