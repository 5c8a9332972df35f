import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { useApplication } from '../application-context'
import { linkTo } from './step-link'
import { SaveWithCouncil } from '../council/save-with-council'
import { stepAfter, stepBefore } from './step-paths'

export function StepActions() {
  const application = useApplication()
  const previous = stepBefore(application.step)
  return (
    <>
      {previous && <LinkButton {...linkTo(application, previous)}>Previous</LinkButton>}
      {stepAfter(application.step) && (
        <Button type="submit" variant="primary">
          Next
        </Button>
      )}
      <SaveWithCouncil />
    </>
  )
}
