import { z } from '@/lib/zod'
import type { LinkPage } from '@/domain/people/link-pages'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'

/** Summary and ISO time of a sent answer. The device does not store remarks and report. */
const sentSchema = z.object({
  answer: z.string(),
  at: z.iso.datetime(),
  /** The host's refusal of a second attempt, after the first one got no response. The host then has an answer. */
  hostText: z.optional(z.string()),
})

export type SentAnswer = z.output<typeof sentSchema>

/** A sent answer that was not refused, so that it may have arrived. Its text is compared with the host's answer. */
const attemptSchema = z.object({ answer: z.string(), at: z.iso.datetime(), text: z.string() })

export type AnswerAttempt = z.output<typeof attemptSchema>

const typedSchema = z.record(z.string(), z.string())

/** One item holds all variants, so that recording an answer also removes the typed texts and attempts. */
const itemSchema = z.union([
  z.object({ sent: sentSchema }),
  z.object({ recorded: z.string() }),
  // Earlier versions stored several attempts.
  z.object({ typed: typedSchema, tried: z._default(z.array(attemptSchema), []) }),
])

type Item = z.output<typeof itemSchema>

const itemCodec = createJsonCodec((json): Item => itemSchema.safeParse(json).data ?? { typed: {}, tried: [] })

/**
 * Returns the storage of one answer on this device.
 * @param applicationId the host's id, so that `12` and `12_2026` in a link are the same application
 */
export function createAnswerStorage(local: Storage, page: LinkPage, applicationId: string) {
  const { read, write } = createStoredValue(local, `${page}:${applicationId}`, itemCodec)
  const readUnsent = () => {
    const item = read()
    return 'typed' in item ? item : null
  }
  return {
    /** Returns the typed texts of an unsent answer, by field. */
    getTypedTexts: (): Readonly<Record<string, string>> => readUnsent()?.typed ?? {},
    /** Returns the last answer that may have arrived. */
    getAttempt: (): AnswerAttempt | undefined => readUnsent()?.tried.at(-1),
    storeAttempt(attempt: AnswerAttempt | undefined): void {
      const found = readUnsent()
      if (found) write({ ...found, tried: attempt ? [attempt] : [] })
    },
    /** Stores typed texts, and returns whether it did. Stores nothing if another tab has recorded an answer. */
    storeTyped(values: Readonly<Record<string, unknown>>): boolean {
      const found = readUnsent()
      const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
      return found !== null && write({ ...found, typed: Object.fromEntries(Object.entries(values).filter(isText)) })
    },
    /** Returns the recorded answer: the one sent from this device, or the host's text about another one. */
    getSettled() {
      const found = read()
      return 'typed' in found ? null : found
    },
    settle: (answer: { sent: SentAnswer } | { recorded: string }): void => void write(answer),
  }
}

export type AnswerStorage = ReturnType<typeof createAnswerStorage>
