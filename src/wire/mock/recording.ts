import type { SentFields, SentValue } from './exchange'

const FORMAT = 'host-recording'

/** One call to a real host, with a placeholder for each personal text. */
export interface RecordedCall<Call extends string> {
  readonly call: Call
  /** The role of the sender, or `visitor`. */
  readonly sender: string
  readonly sent: SentFields
  /** 0 if the connection was lost. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: SentValue
}

export interface Recording<Call extends string> {
  /** When it was recorded, in milliseconds since 1970. */
  readonly moment: number
  readonly calls: readonly RecordedCall<Call>[]
}

/** Writes each call on its own line, so that a call can be found and deleted in an editor. */
export const writeRecording = <Call extends string>({ moment, calls }: Recording<Call>): string =>
  `{"format":"${FORMAT}","moment":${moment},"calls":[\n${calls.map((recorded) => JSON.stringify(recorded)).join(',\n')}\n]}\n`
