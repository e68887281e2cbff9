import { describe, expect, it } from 'vitest'
import { cleanFileName } from '#domain/clean-file-name.ts'

const sign = (code: number) => String.fromCodePoint(code)

describe('the name of a file that somebody sends up', () => {
  it('keeps no sign that turns the direction in which it is read', () => {
    expect(cleanFileName(`foto${sign(0x202e)}fdp.exe`)).toBe('fotofdp.exe')
    const turned = [0x200e, 0x200f, 0x061c, 0x202a, 0x202b, 0x202d, 0x2066, 0x2067, 0x2068, 0x2069].map(sign)
    expect(cleanFileName(`a${turned.join('b')}c.pdf`)).toBe('abbbbbbbbbc.pdf')
  })

  it('keeps none that is not seen: joiners, line and paragraph ends, byte order marks', () => {
    expect(cleanFileName(`a${[0x200b, 0x200d, 0x2028, 0x2029, 0xfeff, 0x0a].map(sign).join('')}b.pdf`)).toBe('ab.pdf')
  })

  it('keeps accents, Ñ and spaces', () => {
    expect(cleanFileName('Acta de nacimiento – Peña Muñoz.pdf')).toBe('Acta de nacimiento – Peña Muñoz.pdf')
  })
})
