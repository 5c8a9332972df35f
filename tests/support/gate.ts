/** Holds something back until the test releases it, so that the test decides the order of two answers. */
export function makeGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
