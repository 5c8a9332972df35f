import { z } from 'zod'
import type { LinkPage } from '@/domain/links'
import { readJson } from '@/lib/read-json'

/** What was answered from here and when, an ISO instant: no remarks and no report stay behind (users S1). */
const sentSchema = z.object({
  answer: z.string(),
  at: z.iso.datetime(),
  /** Its own reply never came. These are the host's words to the next try: it has an answer. */
  hostText: z.string().optional(),
})

export type SentAnswer = z.output<typeof sentSchema>

/** An answer that went out and was not refused: it may have arrived. Its words are kept to know it again. */
const triedSchema = z.object({ answer: z.string(), at: z.iso.datetime(), text: z.string() })

export type TriedAnswer = z.output<typeof triedSchema>

const typedSchema = z.record(z.string(), z.string())

/** One item holds one of them, so that an answer that is recorded clears what was typed and tried. */
const itemSchema = z.union([
  z.object({ sent: sentSchema }),
  z.object({ recorded: z.string() }),
  z.object({ typed: typedSchema, tried: z.array(triedSchema).default([]) }),
])

/** What this device knows of the answer to one link. */
export interface AnswerStorage {
  /** The texts of an answer that was not sent yet, by field. */
  readonly typed: () => Readonly<Record<string, string>>
  /** What may have arrived already, the first try first. */
  readonly tried: () => readonly TriedAnswer[]
  /** Null while no answer is known to be recorded. */
  readonly settled: () => Settled | null
  /** False where the browser keeps nothing. Never writes over what is settled, from another tab for example. */
  readonly keep: (values: Readonly<Record<string, unknown>>) => boolean
  readonly keepTried: (tried: readonly TriedAnswer[]) => void
  readonly settle: (settled: Settled) => void
}

/** The answer that was sent from here, or what the host said of another. */
export type Settled = { readonly sent: SentAnswer } | { readonly recorded: string }

/** @param appId as the host spells it, so that `12` and `12_2026` in a link are the same application */
export function answerStorage(local: Storage, page: LinkPage, applicationId: string): AnswerStorage {
  const key = `${page}:${applicationId}`
  /** What a full or closed storage would not take, until a reload. */
  let unkept: string | null = null
  const item = () => itemSchema.safeParse(readJson(unkept ?? local.getItem(key))).data ?? { typed: {}, tried: [] }
  const write = (next: z.input<typeof itemSchema>) => {
    const text = JSON.stringify(next)
    try {
      local.setItem(key, text)
      unkept = null
    } catch {
      unkept = text
    }
    return unkept === null
  }
  const open = () => {
    const found = item()
    return 'typed' in found ? found : null
  }
  return {
    typed: () => open()?.typed ?? {},
    tried: () => open()?.tried ?? [],
    settled: () => {
      const found = item()
      return 'typed' in found ? null : found
    },
    keep: (values) => {
      const found = open()
      return found !== null && write({ ...found, typed: textsOf(values) })
    },
    keepTried: (tried) => {
      const found = open()
      if (found) write({ ...found, tried: [...tried] })
    },
    settle: (settled) => void write(settled),
  }
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(values).filter(isText))
}
