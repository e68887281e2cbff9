import { institutePalette } from './institute-palette.ts'
import { DENSITIES, FONTS, SHAPE, SPACES, TYPE_SIZES } from './tokens.ts'
import type { InstituteColors } from './institute-palette.ts'
import type { Density, Mode } from './tokens.ts'

/** `brandSoft` → `--brand-soft`, `ink2` → `--ink-2`. */
function variableName(token: string): string {
  return `--${token
    .replace(/([A-Z])/g, '-$1')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase()}`
}

function declarations(table: Readonly<Record<string, string | number>>): string {
  const value = (raw: string | number): string => (typeof raw === 'number' ? `${raw}px` : raw)
  return Object.entries(table)
    .map(([token, raw]) => `${variableName(token)}:${value(raw)}`)
    .join(';')
}

const FOCUS = '--focus:0 0 0 2px var(--surface),0 0 0 4px var(--brand)'

function modeRule(selector: string, mode: Mode, colors: InstituteColors | null): string {
  return `${selector}{color-scheme:${mode};${declarations(institutePalette(mode, colors))};${FOCUS}}`
}

function densityRule(selector: string, density: Density): string {
  return `${selector}{${declarations(DENSITIES[density])}}`
}

/** The colours of both modes for what is marked with `scope`, an attribute selector; the mode is told by `data-theme`. */
export function colorRules(colors: InstituteColors, scope: string): string {
  return (['light', 'dark'] as const).map((mode) => modeRule(`${scope}[data-theme=${mode}]`, mode, colors)).join('\n')
}

/**
 * The style sheet of variables: type, space and shape on the root; colours under `[data-theme]`, heights under
 * `[data-density]`, which any element may carry (the style page shows both modes side by side).
 */
export function themeCss(colors: InstituteColors | null): string {
  return [
    `:root{${declarations({ ...FONTS, ...SPACES, ...SHAPE })};${typeDeclarations()}}`,
    modeRule(':root,[data-theme=light]', 'light', colors),
    // Paper is white whatever the screen is.
    `@media screen{${modeRule('[data-theme=dark]', 'dark', colors)}}`,
    densityRule(':root,[data-density=compacta]', 'compacta'),
    densityRule('[data-density=comoda]', 'comoda'),
    `@media (pointer:coarse),(max-width:900px){${densityRule(':root,[data-density]', 'comoda')}}`,
  ].join('\n')
}

/** In rem, so that a larger default font of the browser is obeyed. */
function typeDeclarations(): string {
  return Object.entries(TYPE_SIZES)
    .map(([token, px]) => `${variableName(token)}:${px / 16}rem`)
    .join(';')
}

let sheet: CSSStyleSheet | null = null

/** Puts the variables in the document (a constructed sheet: no inline style for a content policy to refuse). */
export function applyThemeCss(colors: InstituteColors | null): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(themeCss(colors))
}
