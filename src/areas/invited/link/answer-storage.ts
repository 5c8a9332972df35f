import { z } from '@/lib/zod'
import type { LinkPage } from '@/domain/people/links'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'

/** Summary of a sent answer and its time, an ISO instant. Remarks and report are not stored on the device. */
const sentSchema = z.object({
  answer: z.string(),
  at: z.iso.datetime(),
  /** The host's refusal of a later attempt, set if the first attempt got no response: the host then has an answer. */
  hostText: z.optional(z.string()),
})

export type SentAnswer = z.output<typeof sentSchema>

/** An answer that was sent and not refused, so it may have arrived. Its text is compared with the host's. */
const attemptSchema = z.object({ answer: z.string(), at: z.iso.datetime(), text: z.string() })

export type AnswerAttempt = z.output<typeof attemptSchema>

const typedSchema = z.record(z.string(), z.string())

/** A single item holds one of these, so that recording an answer also removes what was typed and sent before. */
const itemSchema = z.union([
  z.object({ sent: sentSchema }),
  z.object({ recorded: z.string() }),
  // Earlier versions stored several.
  z.object({ typed: typedSchema, tried: z._default(z.array(attemptSchema), []) }),
])

type Item = z.output<typeof itemSchema>

const asItem = createJsonCodec((json): Item => itemSchema.safeParse(json).data ?? { typed: {}, tried: [] })

/**
 * What this device stores of one answer.
 * @param applicationId the host's id, so that `12` and `12_2026` in a link are the same application
 */
export function answerStorage(local: Storage, page: LinkPage, applicationId: string) {
  const { read, write } = createStoredValue(local, `${page}:${applicationId}`, asItem)
  const open = () => {
    const found = read()
    return 'typed' in found ? found : null
  }
  return {
    /** The typed texts of an unsent answer, by field. */
    typed: (): Readonly<Record<string, string>> => open()?.typed ?? {},
    /** The last answer that may have arrived. */
    attempt: (): AnswerAttempt | undefined => open()?.tried.at(-1),
    storeAttempt(attempt: AnswerAttempt | undefined): void {
      const found = open()
      if (found) write({ ...found, tried: attempt ? [attempt] : [] })
    },
    /** Stores typed texts, unless an answer was recorded, for example by another tab. False if nothing was stored. */
    storeTyped(values: Readonly<Record<string, unknown>>): boolean {
      const found = open()
      const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
      return found !== null && write({ ...found, typed: Object.fromEntries(Object.entries(values).filter(isText)) })
    },
    /** The answer sent from this device, or the host's text if it has recorded another one. Null while neither is known. */
    settled() {
      const found = read()
      return 'typed' in found ? null : found
    },
    settle: (answer: { sent: SentAnswer } | { recorded: string }): void => void write(answer),
  }
}

export type AnswerStorage = ReturnType<typeof answerStorage>
