import settings from '../../src/settings.json' with { type: 'json' }

type Settings = typeof settings
type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }

/** This setting keeps its value, because prerendering computes with the time zone. */
const COMPUTED_SETTING = 'branding.timeZone.name'

function toTokens(value: Value, path: string): Value {
  if (path === COMPUTED_SETTING || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return [`{{${path}}}`]
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toTokens(part, `${path}.${key}`)]))
  return `{{${path}}}`
}

/** The settings with a token such as `{{branding.itCentre.phone}}` in place of each text. */
export const tokens = { folder: '{{folder}}', host: '{{host}}', branding: toTokens(settings.branding, 'branding') }

const readValue = (path: string, from: Value): Value =>
  path.split('.').reduce<Value>((value, key) => (value as Readonly<Record<string, Value>>)[key] ?? null, from)

function toText(value: Value): string {
  if (value === null || typeof value === 'string') return value ?? ''
  return Array.isArray(value) ? value.join('\n') : JSON.stringify(value)
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Puts a token before the addresses of files and pages. `data-page` keeps its path, which names a route. */
export const toAddressesInFolder = (html: string): string =>
  html.replaceAll(/ (href|src|poster)="\//g, ' $1="{{folder}}')

/** Replaces the tokens of a page, as `apply-settings.php` does. React encodes the braces in an address. */
export function fillTemplate(template: string, values: Settings): string {
  const renderSetting = (path: string): string => escapeHtml(toText(readValue(path, values)))
  return template
    .replaceAll(' href="{{branding.awardsUrl}}"', (href) => (values.branding.awardsUrl === null ? '' : href))
    .replaceAll(/tel:\{\{([\w.]+)\}\}/g, (_, path: string) => `tel:${renderSetting(path).replaceAll(' ', '')}`)
    .replaceAll(/(?:\{\{|%7B%7B)([\w.]+)(?:\}\}|%7D%7D)/g, (_, path: string) => renderSetting(path))
}
