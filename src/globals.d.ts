/** True in the builds that carry the mock host (vite.config.ts); a build without it drops the code behind it. */
declare const __MOCKED__: boolean

/** Of which version the demo is: that of the package, and the commit if it was built from a repository. */
declare const __VERSION__: string
