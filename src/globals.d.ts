/** True in builds with the mock host (vite.config.ts). Other builds drop the code behind it. */
declare const __MOCKED__: boolean

/** Version of the portal, made by `scripts/support/version.ts`. */
declare const __VERSION__: string
