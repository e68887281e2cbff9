import { describe, expect, it } from 'vitest'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { cleanDigits, cleanText } from '#admin/shared/ui/campos/clean-text.ts'

describe('text as somebody would have typed it', () => {
  it.each([
    ['pasted non-breaking spaces', '\u00a0Ana\u00a0\u202fMaría', 'Ana María'],
    ['a table cell with its tabs and line ends', '\tDe la\r\nCruz', 'De la Cruz'],
    ['long hyphens', 'Pérez–Gil—Ruiz', 'Pérez-Gil-Ruiz'],
    ['characters that nobody sees', '\ufeffMu\u200bñoz', 'Muñoz'],
  ])('%s', (_, typed, expected) => {
    expect(cleanText(typed)).toBe(expected)
  })

  it.each(["O'Farrill D'Artigues", 'ÑAUPARI IÑÁRRITU', 'Güemes', '<img src=x onerror=alert(1)>', 'Ана'])(
    'leaves %s as it is',
    (text) => {
      expect(cleanText(text)).toBe(text)
    },
  )

  it('lets a space be typed before the next word', () => {
    expect(cleanText('María ')).toBe('María ')
  })
})

describe('keys', () => {
  it.each([
    ['lower case', 'curm781203hzsrxr04', 'CURM781203HZSRXR04'],
    ['spaces, hyphens and dots', ' CURM-781203 HZS.RXR/04\u00a0', 'CURM781203HZSRXR04'],
    ['Cyrillic letters that look Latin', 'СURМ781203НZSRXR04', 'CURM781203HZSRXR04'],
    ['Greek letters that look Latin', 'CURΜ781203ΗΖSRXR04', 'CURM781203HZSRXR04'],
    ['an invisible character inside', 'CURM\u200b781203HZSRXR04', 'CURM781203HZSRXR04'],
  ])('%s', (_, typed, expected) => {
    expect(cleanKey(typed)).toBe(expected)
  })

  it('keeps Ñ and &, which an RFC may hold', () => {
    expect(cleanKey('ñu&o780312')).toBe('ÑU&O780312')
  })
})

describe('figures', () => {
  it.each([
    ['449 123-4567', '4491234567'],
    ['+52 (449) 123 45 67', '524491234567'],
    ['sin número', ''],
  ])('%s', (typed, expected) => {
    expect(cleanDigits(typed)).toBe(expected)
  })
})
