import { branding } from '@/branding'
import type { Block } from '@/pdf/layout/blocks'
import { typeset } from '@/pdf/layout/typeset'
import { loadFont } from '@/pdf/layout/load-font'
import type { SampleKind, SampleSection } from './sample-texts'
import { SAMPLE_KICKERS, SAMPLE_SECTIONS } from './sample-texts'

export interface SampleContent {
  kind: SampleKind
  title: string
  author: string
  /** From one to six. */
  pages: number
  /** Paragraphs specific to this document, on its first page. */
  openingParagraphs: readonly string[]
  date: Date
}

/** Typesets a plausible proposal, budget, CV or report. */
export function createSamplePdf(content: SampleContent): Promise<Uint8Array> {
  const { kind, title, author, pages, openingParagraphs, date } = content
  const openingBlocks: Block[] = openingParagraphs.map((text) => ({ kind: 'paragraph', text }))
  return typeset(
    {
      title,
      kicker: SAMPLE_KICKERS[kind],
      runningHead: { left: SAMPLE_KICKERS[kind], right: author },
      footer: branding.university,
      author,
      printedAt: date,
      blocks: getSections(kind, pages).reduce<Block[]>(
        (blocks, section, index) => [...blocks, ...(index === 0 ? [] : [pageBreak]), ...toBlocks(section)],
        openingBlocks,
      ),
    },
    loadFont,
  )
}

const pageBreak: Block = { kind: 'page-break' }

/** Returns one section per page. Repeats sections on extra pages. */
function getSections(kind: SampleKind, pages: number): SampleSection[] {
  const sections = SAMPLE_SECTIONS[kind]
  return Array.from({ length: pages }, (_, page) => {
    const section = sections[page % sections.length] ?? { heading: '', paragraphs: [] }
    return page < sections.length ? section : { ...section, heading: `${section.heading}, continued` }
  })
}

function toBlocks({ heading, paragraphs }: SampleSection): Block[] {
  return [{ kind: 'heading', text: heading }, ...paragraphs.map((text): Block => ({ kind: 'paragraph', text }))]
}
