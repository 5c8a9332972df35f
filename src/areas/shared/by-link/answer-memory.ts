import { z } from 'zod'
import type { LinkPage } from '@/domain/links'

/** What was answered from here and when, an ISO instant: no remarks and no report stay behind (users S1). */
const sentSchema = z.object({ answer: z.string(), at: z.iso.datetime() })

export type SentAnswer = z.output<typeof sentSchema>

const typedSchema = z.record(z.string(), z.string())

/** One item holds either, so that sending an answer clears what was typed. */
const itemSchema = z.union([z.object({ sent: sentSchema }), z.object({ typed: typedSchema })])

/** What this device knows of the answer to one link. */
export interface AnswerMemory {
  /** The texts of an answer that was not sent yet, by field. */
  readonly typed: () => Readonly<Record<string, string>>
  /** Null while nothing was sent from here. */
  readonly sent: () => SentAnswer | null
  /** False where the browser keeps nothing. Never writes over what was sent, from another tab for example. */
  readonly keep: (values: Readonly<Record<string, unknown>>) => boolean
  readonly settle: (sent: SentAnswer) => boolean
}

/** @param appId as the host spells it, so that `12` and `12_2026` in a link are the same application */
export const answerMemory = (local: Storage, page: LinkPage, appId: string): AnswerMemory => {
  const key = `${page}:${appId}`
  const item = () => itemSchema.safeParse(parsed(local.getItem(key))).data ?? { typed: {} }
  const write = (next: z.input<typeof itemSchema>) => {
    try {
      local.setItem(key, JSON.stringify(next))
      return true
    } catch {
      // A full or closed storage costs no more than what a reload would have brought back.
      return false
    }
  }
  const sent = () => {
    const found = item()
    return 'sent' in found ? found.sent : null
  }
  return {
    typed: () => {
      const found = item()
      return 'typed' in found ? found.typed : {}
    },
    sent,
    keep: (values) => sent() === null && write({ typed: textsOf(values) }),
    settle: (answer) => write({ sent: answer }),
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> => {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(values).filter(isText))
}
