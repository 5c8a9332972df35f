/** True in builds with the mock host (vite.config.ts). Other builds drop the code that it guards. */
declare const __MOCKED__: boolean
/** Whether the portal is served by `npm run dev:live`. False in every build. */
declare const __LIVE__: boolean

/** Version of the portal, from `scripts/support/version.ts`. */
declare const __VERSION__: string

/** Missing in TypeScript's types of the DOM: <https://www.w3.org/TR/event-timing/>. */
interface PerformanceObserverInit {
  durationThreshold?: number
}
