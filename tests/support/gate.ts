/** Holds something back until a test lets it go: the order of two answers is then the test's own, and no race. */
export function makeGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
