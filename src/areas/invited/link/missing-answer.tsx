import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import type { LinkTask } from './closing-texts'
import type { useAnswer } from './use-answer'

interface MissingAnswerProps {
  what: LinkTask
  answer: Pick<ReturnType<typeof useAnswer>, 'lookAgain' | 'isChecking'>
}

/** Shown above Submit if a sent answer was not found on the host. */
export function MissingAnswer({ what, answer: { lookAgain, isChecking } }: MissingAnswerProps) {
  if (!lookAgain) return null
  const { happened, next } = guidance.answerNotShown(what)
  return (
    <Banner
      tone="error"
      title={happened}
      actions={
        <Button busy={isChecking} onClick={lookAgain}>
          Look again
        </Button>
      }
    >
      {next}
    </Banner>
  )
}
