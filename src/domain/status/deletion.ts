import { STATUS, STATUS_ROWS, type Status } from './status'

export const getDeletedParts = (status: Status): readonly string[] => STATUS_ROWS[status].deletes

/** Returns whether the id must be typed to confirm. A grant records promised money, so a click is not enough. */
export const requiresId = (status: Status): boolean => status === STATUS.granted
