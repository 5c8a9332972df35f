import type { ReactElement, ReactNode } from 'react'
import type { Elements } from './elements'

interface UserTextProps {
  /** The element; by default one inside a sentence. */
  as?: 'bdi' | 'p' | 'span' | 'h2' | 'blockquote'
  id?: string
  className?: string
  title?: string
  children: string
}

/**
 * Text that people typed, such as a title, a name or a remark. It has its own direction, so that a number beside an Arabic
 * title keeps its place, and its Sinhala and Tamil are marked for screen readers.
 */
export function UserText({ as: Element = 'bdi', children, ...elementProps }: UserTextProps) {
  return (
    <Element dir="auto" {...elementProps}>
      {markLanguages(children)}
    </Element>
  )
}

const SINHALA = '\u0D80-\u0DFF'
const TAMIL = '\u0B80-\u0BFF'

/** A run of words of one script, with the spaces, signs and numbers between them. */
const createRunPattern = (script: string) =>
  `[${script}](?:[${script}\u200C\u200D\\p{P}\\p{Zs}\\p{N}]*[${script}\u200C\u200D])?`
const RUN_PATTERN = new RegExp(`(?<si>${createRunPattern(SINHALA)})|(?<ta>${createRunPattern(TAMIL)})`, 'gu')

/** Marks runs of Sinhala and Tamil with their language. Returns any other text as it is, without elements. */
export function markLanguages(text: string): string | Elements {
  const runs = [...text.matchAll(RUN_PATTERN)]
  if (runs.length === 0) return text
  const parts: ReactElement[] = []
  let lastEnd = 0
  const addPart = (part: string, lang?: string) => {
    if (part !== '')
      parts.push(
        <span key={parts.length} lang={lang}>
          {part}
        </span>,
      )
  }
  for (const { 0: run, index, groups } of runs) {
    addPart(text.slice(lastEnd, index))
    addPart(run, groups?.si === undefined ? 'ta' : 'si')
    lastEnd = index + run.length
  }
  addPart(text.slice(lastEnd))
  return parts
}

/** Marks a text, and leaves other nodes alone. */
export const markNode = <Node extends ReactNode>(node: Node) => (typeof node === 'string' ? markLanguages(node) : node)
