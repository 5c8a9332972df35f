import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { toPublicUrl } from '@/host'
import { useStoredValue } from '@/lib/use-stored-value'
import { ThemeSwitch } from '@/ui/theme-switch'
import { paths } from '@/paths'
import { applyTheme, storedTheme } from '../theme'

/** Footer with the contact for help, in the same place on every page (WCAG 3.2.6). */
export function Footer() {
  const { local } = useServices()
  const themeItem = storedTheme(local)
  const theme = useStoredValue(themeItem)
  // The theme may be changed in another tab.
  useEffect(() => applyTheme(theme), [theme])
  const { itCentre } = branding
  return (
    <footer className="no-print border-t border-rule bg-sunk">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:px-8 md:grid-cols-[auto_1fr_auto] md:gap-12">
        <img
          src={toPublicUrl(`/${branding.logo}`)}
          alt={branding.university}
          width="64"
          height="64"
          className="size-16"
        />
        <div className="grid gap-x-12 gap-y-4 text-sm text-ink-soft sm:grid-cols-2">
          <address className="not-italic">
            <strong className="text-ink">{itCentre.name}</strong>
            <span className="block whitespace-pre-line">{itCentre.address.join('\n')}</span>
          </address>
          <div>
            <strong className="text-ink">Help with this portal</strong>
            <p>
              Phone{' '}
              <a href={`tel:${itCentre.phone.replaceAll(' ', '')}`} className="whitespace-nowrap">
                {itCentre.phone}
              </a>
            </p>
            <p className="whitespace-nowrap has-[:empty]:hidden">
              Fax <span>{itCentre.fax}</span>
            </p>
            <p>
              <Link to={paths.deviceData}>What this device keeps of you</Link>
            </p>
          </div>
        </div>
        <div className="text-ink-soft md:justify-self-end">
          <ThemeSwitch value={theme} onChange={themeItem.write} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-rule pt-6 text-sm text-ink-soft md:col-span-3">
          <p>{branding.copyright}</p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={paths.privacy}>Privacy</Link>
            </li>
            <li>
              <Link to={paths.accessibility}>Accessibility</Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
