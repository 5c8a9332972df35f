import { drawScreens } from './draw-screens'
import { APPLICANT_SCREENS } from './screens'

drawScreens(APPLICANT_SCREENS)
