import type { z } from '@/lib/zod'
import type { SuccessMarker } from '../contract/markers'
import type { Calls } from '../contract/protocol'
import type { Rewrite } from '../mock/dialect'
import type { HostTexts } from '../mock/refusal'

/** A codec that becomes a component. Its doc comment describes it. */
export interface DescribedCodec {
  readonly codec: z.ZodMiniType
  /** Values that known hosts write or the client sends. A new host writes the first. */
  readonly examples: readonly unknown[]
  /** Facts that the doc comment omits because the code has them. */
  readonly also?: string
}

/** A request whose fields several calls send: one component. */
export interface SharedRequest {
  readonly name: string
  readonly schema: z.ZodMiniType
  readonly description: string
  /** Descriptions of its fields. */
  readonly fields: Readonly<Record<string, string>>
}

/** The contract that a document describes. */
export interface OpenApiSource {
  readonly calls: Calls
  readonly markers: Readonly<Record<string, SuccessMarker>>
  readonly codecs: Readonly<Record<string, DescribedCodec>>
  /** Texts of the declaring files by their paths: the doc comments become descriptions. */
  readonly declarations: Readonly<Record<string, string>>
  /** Includes `visitor` if the call needs no session. */
  readonly callersOf: (action: string) => readonly string[]
  readonly texts: HostTexts
  readonly shared?: SharedRequest
  /** Change of bodies that the legacy host makes. */
  readonly rewrite?: Rewrite
  /** Description of an optional call. */
  readonly optional?: string
}
