import { z } from '@/lib/zod'
import type { CallName } from '@/contract'
import { conditionsSchemaOf } from '@/wire/mock/conditions'
import { TABLES, type TableName } from './model/tables'
import { SCENARIOS, type Scenario } from './seed/scenarios'
import type { World } from './world'

const FORMAT = 'research-grant-demo'

// `Object.keys` returns `string[]`. A constant has no other keys.
const TABLE_NAMES = Object.keys(TABLES) as TableName[]

const fileSchema = z.object({ id: z.string(), type: z.string(), base64: z.base64() })

const worldFileSchema = z.object({
  format: z.literal(FORMAT),
  scenario: z.enum(Object.keys(SCENARIOS) as Scenario[]),
  ...z.partial(conditionsSchemaOf<CallName>()).shape,
  moment: z.number(),
  person: z.optional(z.string()),
  rows: z.record(z.enum(TABLE_NAMES), z.object({ sequence: z.number(), rows: z.array(z.unknown()) })),
  files: z.array(fileSchema),
})

/** Thrown for a file that contains no world of this demo. Its message is shown to the user. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError'
}

async function encodeBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const CHUNK_SIZE = 0x8000
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_SIZE))
  return btoa(binary)
}

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

export async function writeWorldFile({ files, ...world }: World): Promise<Blob> {
  const encodedFiles = await Promise.all(
    [...files].map(async ([id, blob]) => ({ id, type: blob.type, base64: await encodeBase64(blob) })),
  )
  return new Blob([JSON.stringify({ format: FORMAT, ...world, files: encodedFiles })], { type: 'application/json' })
}

/** Throws a `WorldFileError` for any other file. The tables check the rows later. */
export async function readWorldFile(file: Blob): Promise<World> {
  const parsed = worldFileSchema.safeParse(
    await file
      .text()
      .then(JSON.parse)
      .catch(() => null),
  )
  if (!parsed.success) throw new WorldFileError('This file is no state of this demo.')
  const { format: _, files, ...world } = parsed.data
  return {
    ...world,
    files: new Map(files.map(({ id, type, base64 }) => [id, new Blob([decodeBase64(base64)], { type })])),
  }
}
