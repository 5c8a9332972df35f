/** Creates a promise that the test resolves, to control the order of two responses. */
export function makeGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
