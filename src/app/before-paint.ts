import { isElsewhere } from '@/features/readers-zone'
import { getBrowserStorage } from '@/lib/storage'
import { applyTheme, storedTheme } from './theme'

// `prerendered-page.ts` runs this before the first paint, so that a prerendered page neither changes colour nor shifts.
const { dataset } = document.documentElement
const local = getBrowserStorage('localStorage')
applyTheme(storedTheme(local).read())
dataset.zone = isElsewhere(new Date()) ? 'elsewhere' : 'own'
dataset.visitor = local.getItem('userID') === null ? 'new' : 'known'
