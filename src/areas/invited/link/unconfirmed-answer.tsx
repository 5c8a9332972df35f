import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import type { LinkTask } from './closing-texts'
import type { useAnswer } from './use-answer'

interface UnconfirmedAnswerProps {
  what: LinkTask
  answer: Pick<ReturnType<typeof useAnswer>, 'unconfirmed' | 'isChecking'>
}

/** Shown above Submit if an accepted answer was not found on the host. *Look again* only reads. */
export function UnconfirmedAnswer({ what, answer: { unconfirmed, isChecking } }: UnconfirmedAnswerProps) {
  if (!unconfirmed) return null
  const { isNotShown, lookAgain } = unconfirmed
  const { happened, next } = isNotShown ? guidance.answerNotShown(what) : guidance.answerNotConfirmed(what)
  return (
    <Banner
      tone={isNotShown ? 'error' : 'warning'}
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
