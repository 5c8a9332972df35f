/** A key's name, hidden on touch screens; screen readers get it from `aria-keyshortcuts`. */
export const KeyName = ({ children }: { children: string }) => (
  <kbd aria-hidden className="font-sans text-xs font-normal opacity-85 pointer-coarse:hidden">
    {children}
  </kbd>
)
