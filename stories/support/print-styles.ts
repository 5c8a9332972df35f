type Rules = Pick<CSSGroupingRule, 'cssRules'>

/** Every rule for print, also within layers and within other rules. */
function* printRules({ cssRules }: Rules): Generator<CSSMediaRule> {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') yield rule
    else if ('cssRules' in rule) yield* printRules(rule as CSSRule & Rules) // A rule with rules in it.
  }
}

/** Applies the styles of print to the screen, as neither Storybook nor a page can emulate paper; returns the way back. */
export function applyPrintStyles(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...printRules(sheet)])
  for (const { media } of rules) media.mediaText = 'all'
  return () => {
    for (const { media } of rules) media.mediaText = 'print'
  }
}
