import { STATUS, STATUS_ROWS, type Status } from './status'

/** What is deleted together with an application. */
export const goesWith = (status: Status): readonly string[] => STATUS_ROWS[status].deletes

/** Whether the id has to be typed to confirm: a grant is the record of promised money, so a click is not enough. */
export const asksForId = (status: Status): boolean => status === STATUS.granted
