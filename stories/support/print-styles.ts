type Rules = Pick<CSSGroupingRule, 'cssRules'>

/** Yields every print rule, including nested ones. */
function* printRules({ cssRules }: Rules): Generator<CSSMediaRule> {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') yield rule
    else if ('cssRules' in rule) yield* printRules(rule as CSSRule & Rules) // A grouping rule.
  }
}

/** Applies print styles to the screen, because print cannot be emulated. Returns a function that reverts them. */
export function applyPrintStyles(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...printRules(sheet)])
  for (const { media } of rules) media.mediaText = 'all'
  return () => {
    for (const { media } of rules) media.mediaText = 'print'
  }
}
