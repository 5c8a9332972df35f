/** True in the builds that carry the mock host (vite.config.ts); a build without it drops the code behind it. */
declare const __MOCKED__: boolean
