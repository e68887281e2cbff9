import { describe, expect, it } from 'vitest'
import { contrastRatio, mixColors, parseHex, reachContrast } from '#domain/instituto/contraste.ts'

describe('contrast of two colours', () => {
  // Pairs whose ratio WCAG's own material and its checkers publish.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 1)
  })

  it('is the least for what is no colour, so that nothing passes by mistake', () => {
    expect(contrastRatio('azul', '#ffffff')).toBe(1)
  })
})

describe('colours as text', () => {
  it.each([
    ['#003DA5', [0, 61, 165]],
    ['#fff', [255, 255, 255]],
    ['#abc', [170, 187, 204]],
  ])('%s', (text, rgb) => {
    expect(parseHex(text)).toEqual(rgb)
  })

  it.each(['003DA5', '#12', '#12345', '#gggggg', 'rgb(0,0,0)', '#003DA5;color:red', ''])('"%s" is none', (text) => {
    expect(parseHex(text)).toBeNull()
  })

  it('mixes by share', () => {
    expect(mixColors('#000000', '#ffffff', 0)).toBe('#ffffff')
    expect(mixColors('#000000', '#ffffff', 1)).toBe('#000000')
    expect(parseHex(mixColors('#000000', '#ffffff', 0.5))?.[0]).toBeCloseTo(128, -1)
  })
})

describe('moving a colour until it can be read', () => {
  it('leaves one that already can be read', () => {
    expect(reachContrast('#003da5', '#000000', ['#ffffff'], 4.5)).toBe('#003da5')
  })

  it('reaches the ratio on every ground', () => {
    const moved = reachContrast('#ffe600', '#000000', ['#ffffff', '#eeeeee'], 4.5)
    expect(contrastRatio(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(moved, '#eeeeee')).toBeGreaterThanOrEqual(4.5)
  })

  it('gives the pole when nothing between reaches it', () => {
    expect(reachContrast('#888888', '#ffffff', ['#000000'], 20.9)).toBe('#ffffff')
  })
})
