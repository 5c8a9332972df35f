import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { whyItFailed } from '@/wire/client/errors'
import { useServices } from '@/api/services'
import { formatCount } from '@/lib/format'
import { saveBlob } from '@/lib/save-blob'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { collectDates } from './collect-dates'

const NAME = 'research-grants.ics'

export function CalendarButton() {
  const services = useServices()
  const alerts = useAlerts()
  const announce = useAnnounce()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { entries, missing } = await collectDates(services)
      const { calendarFile } = await import('./calendar-file')
      if (entries.length > 0) {
        const text = calendarFile(entries, 'Research grants', services.now())
        saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), NAME)
        announce(`${formatCount(entries.length, 'date', 'dates')} saved as ${NAME}.`)
      }
      if (entries.length === 0 || missing.length > 0)
        await alerts.show(
          [entries.length === 0 ? 'There is no date to save.' : 'Saved, but not all is known.', ...missing].join(' '),
        )
    } catch (error) {
      await alerts.show(`The dates could not be read. ${whyItFailed(error)}`, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="small"
      icon={<CalendarPlus aria-hidden size={16} />}
      busy={busy}
      busyLabel="Reading the dates..."
      onClick={() => void save()}
    >
      Dates for my calendar
    </Button>
  )
}
