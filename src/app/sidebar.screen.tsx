import { PageHeader } from '@/ui/page-header'
import { Tile } from '@/ui/tile'
import { useLogOut } from '@/areas/account/log-out/log-out'
import { Button } from '@/ui/button'
import { usePerson } from '@/api/services'
import { paths } from '../paths'

export default function SidebarScreen() {
  const { startLogOut, isLoggingOut } = useLogOut()
  const name = usePerson()?.name
  return (
    <>
      <PageHeader
        title="Navigation"
        actions={
          <Button busy={isLoggingOut} onClick={startLogOut}>
            Log Out
          </Button>
        }
      />
      <nav aria-label="Pages" className="grid gap-6 sm:grid-cols-3">
        <Tile title="Home" to={paths.home} note="Dates, guidelines and templates." />
        <Tile title="Dashboard" to={paths.dashboard} note="Everything your role can do." />
        <Tile title={name || 'Profile'} to={paths.profile} note="Your details and your password." />
      </nav>
    </>
  )
}
