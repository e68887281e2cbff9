import { describe, expect, it } from 'vitest'
import { colorEnPapel, COLORES_INICIALES, normalizeColor, paresContraste } from '#domain/instituto/colores.ts'
import { contrastRatio, nearestPassing, parseHex } from '#domain/instituto/contraste.ts'

describe('pairs of text and ground', () => {
  it('all pass with the colours of the specification', () => {
    expect(paresContraste(COLORES_INICIALES).map(({ pasa }) => pasa)).toEqual([true, true, true])
  })

  it('tell the one that cannot be read, with the nearest colours that can', () => {
    const colores = { ...COLORES_INICIALES, color_botones: '#FFD400' }
    const [enlaces, botones, encabezados] = paresContraste(colores)
    expect([enlaces?.pasa, botones?.pasa, encabezados?.pasa]).toEqual([true, false, true])
    expect(botones?.razon).toBeLessThan(2)
    const salida = botones?.sugerencias.find(({ campo }) => campo === 'color_botones')
    expect(contrastRatio(salida?.valor ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    // Taking it makes the set pass.
    expect(paresContraste({ ...colores, color_botones: salida?.valor ?? '' }).every(({ pasa }) => pasa)).toBe(true)
  })

  it('offer no letter where none can be read on both grounds', () => {
    const colores = { ...COLORES_INICIALES, color_botones: '#777777', color_encabezados: '#000000' }
    const botones = paresContraste(colores)[1]
    expect(botones?.sugerencias.map(({ campo }) => campo)).toEqual(['color_botones'])
  })

  it('never round a ratio up to the minimum', () => {
    // 4.499…: one that a rounding would let pass.
    const par = paresContraste({ ...COLORES_INICIALES, color_botones: '#777777' })[1]
    expect([par?.razon, par?.pasa]).toEqual([4.47, false])
  })
})

describe('the nearest colour that passes', () => {
  it('is the colour itself when it passes', () => {
    expect(nearestPassing('#003da5', () => ['#ffffff'], 4.5)).toBe('#003da5')
  })

  it('is lighter on a dark ground and darker on a light one', () => {
    expect(contrastRatio(nearestPassing('#1a3050', () => ['#000000'], 4.5) ?? '', '#1a3050')).toBeGreaterThan(1)
    expect(nearestPassing('#bbbbbb', () => ['#ffffff'], 4.5)).toMatch(/^#7[0-9a-f]7[0-9a-f]7[0-9a-f]$/)
  })

  it('keeps the hue: a pale blue becomes a blue, not a grey', () => {
    const [red, green, blue] = parseHex(nearestPassing('#9ad0ff', () => ['#ffffff'], 4.5) ?? '') ?? [0, 0, 0]
    expect(blue - red).toBeGreaterThan(80)
    expect(green).toBeGreaterThan(red)
  })

  it('goes no further than it must', () => {
    const found = nearestPassing('#ffd400', () => ['#ffffff'], 4.5) ?? ''
    expect(contrastRatio(found, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(found, '#ffffff')).toBeLessThan(4.8)
  })

  it('is none when two grounds leave no room between', () => {
    expect(nearestPassing('#888888', () => ['#000000', '#ffffff'], 7)).toBeNull()
  })
})

describe('colours as they are kept', () => {
  it.each([
    ['#003da5', '#003DA5'],
    [' #abc ', '#AABBCC'],
  ])('%s', (text, kept) => {
    expect(normalizeColor(text)).toBe(kept)
  })

  it.each(['azul', '#12', 'url(x)', '#003DA5;x', ''])('"%s" is none', (text) => {
    expect(normalizeColor(text)).toBeNull()
  })

  it('a pale one is darkened for white paper', () => {
    expect(contrastRatio(colorEnPapel('#FFE600'), '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(colorEnPapel('#003DA5').toUpperCase()).toBe('#003DA5')
  })
})
