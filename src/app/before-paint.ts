import { isElsewhere } from '@/features/dates/readers-zone'
import { allowedStorage } from '@/lib/allowed-storage'
import { applyTheme, storedTheme } from './theme'

/**
 * Marks the page with what its reader's device knows before anything is drawn, so that a page whose words stand in its
 * HTML neither changes its colours nor moves. Such a page runs this ahead of the portal (`standing-page.ts`).
 */
const { dataset } = document.documentElement
const local = allowedStorage('localStorage')
applyTheme(storedTheme(local).read())
dataset.zone = isElsewhere(new Date()) ? 'elsewhere' : 'own'
dataset.visitor = local.getItem('userID') === null ? 'new' : 'known'
