/** True in the builds that carry the mock host (vite.config.ts); a build without it drops the code behind it. */
declare const __MOCKED__: boolean

/** Of which version the demo is, as `scripts/support/version.ts` writes it. */
declare const __VERSION__: string
