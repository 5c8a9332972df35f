import { memo } from 'react'
import { useApplicationPeriod } from '@/features/use-application-period'
import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { useApplication } from '../application-context'
import { useSaveCopy } from '../autosave/use-save-copy'

/** Explains why the application cannot be submitted now. Memoised, because every keystroke re-renders the page. */
export const PeriodNotice = memo(NoticeOfPeriod)

function NoticeOfPeriod() {
  const { period } = useApplicationPeriod()
  if (period.state === 'open' || (period.state === 'unknown' && period.because === 'loading')) return null
  if (period.state === 'unknown') {
    const { happened, kept, next } = guidance.datesNotChecked
    return (
      <Banner tone="warning" title={happened}>
        <span>{`${kept} ${next}`}</span>
      </Banner>
    )
  }
  if (period.state === 'not-yet') return <Banner tone="info">{guidance.periodNotYetOpen}</Banner>
  return (
    <Banner tone="warning" actions={<SaveCopy />}>
      {guidance.periodClosed}
    </Banner>
  )
}

function SaveCopy() {
  const saveCopy = useSaveCopy(useApplication().draft)
  return (
    <Button size="small" onClick={saveCopy}>
      Save a copy to a file
    </Button>
  )
}
