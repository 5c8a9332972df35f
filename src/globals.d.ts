/** True in builds with the mock host (vite.config.ts). Other builds drop the code that it guards. */
declare const __MOCKED__: boolean

/** Version of the portal, from `scripts/support/version.ts`. */
declare const __VERSION__: string
