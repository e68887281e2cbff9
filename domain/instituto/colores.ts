import { contrastRatio, mixColors, nearestPassing, parseHex } from './contraste.ts'

/** The four colours of the info record (specification 2 §2.5). */
export const CAMPOS_COLOR = ['color', 'color_botones', 'color_encabezados', 'color_letra'] as const
export type CampoColor = (typeof CAMPOS_COLOR)[number]
export type Colores = Readonly<Record<CampoColor, string>>

/** Specification 2 §2.5: what "Restaurar" gives back. */
export const COLORES_INICIALES: Colores = {
  color: '#003DA5',
  color_botones: '#0057A5',
  color_encabezados: '#003DA5',
  color_letra: '#FFFFFF',
}

/** Ratio that text needs on its ground (WCAG 2.2 §1.4.3, AA). */
export const CONTRASTE_MINIMO = 4.5

/** The light grounds on which links and texts in `color` stand: surface and page. */
export const FONDOS_CLAROS = ['#FFFFFF', '#F5F7F9'] as const

/** How much of `color` tints the ground of what is chosen. */
const TINTE = 0.08

/** One pair of text and ground, with the colours nearest to the chosen ones that would make it pass. */
export interface ParContraste {
  readonly campo: CampoColor
  /** What is read on what. */
  readonly titulo: string
  /** Contrast ratio, 1 to 21, cut to two decimals: never said greater than it is. */
  readonly razon: number
  readonly pasa: boolean
  /** Ways out, the nearest colour of each field; empty when the pair passes. */
  readonly sugerencias: readonly { readonly campo: CampoColor; readonly valor: string }[]
}

export function isCampoColor(campo: string): campo is CampoColor {
  return (CAMPOS_COLOR as readonly string[]).includes(campo)
}

/** `text` as `#RRGGBB` in capitals (`#RGB` too); null when it is no colour. */
export function normalizeColor(text: string): string | null {
  const hex = parseHex(text.trim())
  return hex && `#${hex.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** `color` as papers print it: itself, or the nearest that can be read on white. */
export function colorEnPapel(color: string): string {
  return nearestPassing(color, () => ['#FFFFFF'], CONTRASTE_MINIMO) ?? COLORES_INICIALES.color
}

const groundsOfColor = (candidate: string) => [...FONDOS_CLAROS, mixColors(candidate, FONDOS_CLAROS[0], TINTE)]

/**
 * The pairs of text and ground that the four colours make, in the order of the form. Whatever is kept, drawing never falls
 * under the minimum (the palette moves what would): this tells whoever chooses that the colour shown would not be theirs.
 */
export function paresContraste(colores: Colores): ParContraste[] {
  const { color, color_botones: botones, color_encabezados: encabezados, color_letra: letra } = colores
  const propio = nearestPassing(color, groundsOfColor, CONTRASTE_MINIMO)
  return [
    par('color', 'Enlaces y opciones activas sobre el fondo', worst(color, groundsOfColor(color)), [
      { campo: 'color', valor: propio },
    ]),
    par('color_botones', 'Letra sobre los botones', contrastRatio(letra, botones), [
      { campo: 'color_botones', valor: nearestPassing(botones, () => [letra], CONTRASTE_MINIMO) },
      { campo: 'color_letra', valor: nearestPassing(letra, () => [botones, encabezados], CONTRASTE_MINIMO) },
    ]),
    par('color_encabezados', 'Letra sobre los encabezados', contrastRatio(letra, encabezados), [
      { campo: 'color_encabezados', valor: nearestPassing(encabezados, () => [letra], CONTRASTE_MINIMO) },
      { campo: 'color_letra', valor: nearestPassing(letra, () => [botones, encabezados], CONTRASTE_MINIMO) },
    ]),
  ]
}

function worst(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(text, ground)))
}

function par(
  campo: CampoColor,
  titulo: string,
  exact: number,
  salidas: readonly { readonly campo: CampoColor; readonly valor: string | null }[],
): ParContraste {
  const pasa = exact >= CONTRASTE_MINIMO
  const found = salidas.flatMap(({ campo: of, valor }) =>
    valor === null ? [] : [{ campo: of, valor: valor.toUpperCase() }],
  )
  return { campo, titulo, razon: Math.floor(exact * 100) / 100, pasa, sugerencias: pasa ? [] : found }
}
