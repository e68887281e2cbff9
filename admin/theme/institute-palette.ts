import { contrastRatio, mixColors, parseHex, reachContrast } from '#domain/instituto/contraste.ts'
import { PALETTES } from './tokens.ts'
import type { Mode, Palette } from './tokens.ts'

/** The four colours of the info record (`GET /api/info`). */
export interface InstituteColors {
  readonly color: string
  readonly color_botones: string
  readonly color_encabezados: string
  readonly color_letra: string
}

/** WCAG AA for text. */
const AA = 4.5
const WHITE = '#ffffff'
const BLACK = '#0b1524'
/** Where neither white nor ink reaches AA (some mid blues and greens), this does. */
const PURE_BLACK = '#000000'

/** Text for a coloured ground: the institute's own when it can be read there, else white, ink or black. */
function textOn(ground: string, wanted: string): string {
  if (contrastRatio(wanted, ground) >= AA) return wanted
  const better = contrastRatio(WHITE, ground) >= contrastRatio(BLACK, ground) ? WHITE : BLACK
  return contrastRatio(better, ground) >= AA ? better : PURE_BLACK
}

/** Where a ground may go without losing its text: dark under light text, light under dark text. */
function awayFrom(text: string): string {
  return contrastRatio(text, WHITE) < contrastRatio(text, BLACK) ? BLACK : WHITE
}

function usable(color: string, fallback: string): string {
  return parseHex(color) ? color : fallback
}

/** `color` so that links and text in it can be read on this mode's grounds. */
function readable(color: string, mode: Mode): string {
  const { surface, bg } = PALETTES[mode]
  return reachContrast(color, mode === 'light' ? BLACK : WHITE, [surface, bg], AA + 0.3)
}

/**
 * The palette of a mode in the institute's colours: `color` for links and what is active, `color_botones` for primary
 * buttons, `color_encabezados` for the mark and the sign-in page, `color_letra` for the text on them. A colour that
 * would fall under AA is moved until it does not; a text that is no colour leaves the default.
 */
export function institutePalette(mode: Mode, colors: InstituteColors | null): Palette {
  const base = PALETTES[mode]
  if (!colors) return base
  const light = PALETTES.light
  const isDefault = (own: string, token: string): boolean => own.toLowerCase() === token.toLowerCase()
  const changed: Partial<Record<keyof Palette, string>> = {}
  const color = usable(colors.color, light.brand)
  if (!isDefault(color, light.brand)) Object.assign(changed, brandOf(color, colors, mode))
  const boton = usable(colors.color_botones, light.boton)
  if (!isDefault(boton, light.boton)) Object.assign(changed, botonOf(boton, colors, mode))
  const head = usable(colors.color_encabezados, light.encabezado)
  if (!isDefault(head, light.encabezado)) Object.assign(changed, encabezadoOf(head, colors, mode))
  return { ...base, ...changed }
}

function brandOf(color: string, colors: InstituteColors, mode: Mode): Partial<Palette> {
  const { surface } = PALETTES[mode]
  const brandSoft = mixColors(color, surface, mode === 'light' ? 0.08 : 0.22)
  const brand = reachContrast(readable(color, mode), mode === 'light' ? BLACK : WHITE, [brandSoft], AA)
  return {
    brand,
    brandHover: mixColors(mode === 'light' ? BLACK : WHITE, brand, 0.22),
    brandSoft,
    brandLine: mixColors(color, surface, mode === 'light' ? 0.24 : 0.5),
    onBrand: textOn(brand, colors.color_letra),
  }
}

function botonOf(color: string, colors: InstituteColors, mode: Mode): Partial<Palette> {
  const boton = mode === 'light' ? color : readable(color, mode)
  const onBoton = textOn(boton, colors.color_letra)
  return { boton, onBoton, botonHover: mixColors(awayFrom(onBoton), boton, 0.18) }
}

function encabezadoOf(color: string, colors: InstituteColors, mode: Mode): Partial<Palette> {
  const encabezado = mode === 'light' ? color : mixColors(color, BLACK, 0.4)
  const onEncabezado = textOn(encabezado, colors.color_letra)
  return { encabezado, encabezadoEnd: mixColors(awayFrom(onEncabezado), encabezado, 0.4), onEncabezado }
}
