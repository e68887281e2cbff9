import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#domain/instituto/contraste.ts'
import { institutePalette } from '#admin/theme/institute-palette.ts'
import type { InstituteColors } from '#admin/theme/institute-palette.ts'
import type { Mode, Palette } from '#admin/theme/tokens.ts'

const MODES = ['light', 'dark'] as const satisfies readonly Mode[]
const LEVELS = ['00', '40', '80', 'bf', 'ff']
/** Every fifth of the cube: greys, pure, dark and pale colours. */
const COLORS = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => `#${r}${g}${b}`)))
const LETTERS = ['#ffffff', '#000000', '#808080', '#ffe600']

const DEFAULTS: InstituteColors = {
  color: '#003DA5',
  color_botones: '#0057A5',
  color_encabezados: '#003DA5',
  color_letra: '#FFFFFF',
}

function allOf(color: string, letra: string): InstituteColors {
  return { color, color_botones: color, color_encabezados: color, color_letra: letra }
}

/** Text and its ground wherever the style sheets put one on the other. */
const TEXTS: readonly (readonly [text: keyof Palette, ground: keyof Palette])[] = [
  ['brand', 'surface'],
  ['brand', 'bg'],
  ['brand', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBoton', 'boton'],
  ['onBoton', 'botonHover'],
  ['onEncabezado', 'encabezado'],
  ['onEncabezado', 'encabezadoEnd'],
  ['brandHover', 'surface'],
  ['ink', 'brandSoft'],
  ['ink2', 'surface'],
  ['ink3', 'surface'],
  ['ink3', 'bg'],
]

function unreadable(mode: Mode, colors: InstituteColors): string[] {
  const palette = institutePalette(mode, colors)
  return TEXTS.filter(([text, ground]) => contrastRatio(palette[text], palette[ground]) < 4.5).map(
    ([text, ground]) => `${text} ${palette[text]} on ${ground} ${palette[ground]} (from ${JSON.stringify(colors)})`,
  )
}

describe.each(MODES)('in %s', (mode) => {
  it('the default colours can be read', () => {
    expect(unreadable(mode, DEFAULTS)).toEqual([])
  })

  it.each(LETTERS)('any colour can be read, with letters in %s', (letra) => {
    expect(COLORS.flatMap((color) => unreadable(mode, allOf(color, letra))).slice(0, 5)).toEqual([])
  })

  it('what is no colour leaves the default', () => {
    const broken = allOf('azul', 'url(x)')
    expect(institutePalette(mode, broken)).toEqual(institutePalette(mode, null))
  })

  it('without the record it has the default colours', () => {
    expect(institutePalette(mode, null)).toEqual(institutePalette(mode, DEFAULTS))
  })
})

describe('colours that can be read as they are', () => {
  it('are used as they are', () => {
    const palette = institutePalette('light', allOf('#6b0f3a', '#ffffff'))
    expect(palette.brand.toLowerCase()).toBe('#6b0f3a')
    expect(palette.boton.toLowerCase()).toBe('#6b0f3a')
    expect(palette.encabezado.toLowerCase()).toBe('#6b0f3a')
    expect(palette.onBoton.toLowerCase()).toBe('#ffffff')
  })
})
