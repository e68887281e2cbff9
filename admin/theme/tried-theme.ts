import { colorRules } from './css-variables.ts'
import type { InstituteColors } from './institute-palette.ts'

let sheet: CSSStyleSheet | null = null

/** Colours that only what carries `data-prueba` wears: those an administrator tries before keeping them; null takes them off. */
export function applyTriedTheme(colors: InstituteColors | null): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(colors ? colorRules(colors, '[data-prueba]') : '')
}
