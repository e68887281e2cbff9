import { describe, expect, it } from 'vitest'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { entidadByCodigo, entidadByNombre, ENTIDADES_FEDERATIVAS } from '#domain/identidad/entidades-federativas.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { PALABRAS_INCONVENIENTES_CURP, PALABRAS_INCONVENIENTES_RFC } from '#domain/identidad/palabras-inconvenientes.ts'
import { repairKey } from '#domain/identidad/repair-key.ts'

describe('normalizeText', () => {
  it.each([
    ['  Muñoz\u00A0\u2009 Güemes\t', 'Muñoz Güemes'],
    ['Mun\u0303oz', 'Muñoz'],
    ['con\u00ADstancia', 'constancia'],
    ['A\u200BB\uFEFFC\u200E', 'ABC'],
    ['o\uFB01cina', 'oficina'],
    ['O´Farrill', 'O´Farrill'],
    ['5º piso', '5º piso'],
    ['<img onerror>', '<img onerror>'],
  ])('%j → %j', (given, expected) => expect(normalizeText(given)).toBe(expected))
})

describe('foldText', () => {
  it.each([
    ['MUÑOZ Güemes', 'munoz guemes'],
    ["O'Farrill", 'ofarrill'],
    ['O’Farrill', 'ofarrill'],
    ['O´Farrill', 'ofarrill'],
    ['López-Castillo', 'lopez castillo'],
    ['Ma. Luisa', 'ma luisa'],
    ['20B, "Analista"', '20b analista'],
    ['', ''],
  ])('%j → %j', (given, expected) => expect(foldText(given)).toBe(expected))
})

describe('cleanKey', () => {
  it.each([
    ['rasl-880314 masmtc06', 'RASL880314MASMTC06'],
    ['RАЅL880314MАSMТС06', 'RASL880314MASMTC06'],
    ['ＲＡＳＬ８８０３１４', 'RASL880314'],
    ['Ñu&m880314\u200BAA1', 'ÑU&M880314AA1'],
    ['n\u0303AAA', 'ÑAAA'],
    ['05–08–88‑1234−1', '05088812341'],
  ])('%j → %j', (given, expected) => expect(cleanKey(given)).toBe(expected))
})

describe('tables', () => {
  it('has 32 states and born abroad, 81 and 41 words', () => {
    expect(new Set(ENTIDADES_FEDERATIVAS.map((e) => e.codigo)).size).toBe(33)
    expect([PALABRAS_INCONVENIENTES_CURP.size, PALABRAS_INCONVENIENTES_RFC.size]).toEqual([81, 41])
  })
  it.each([
    ['CIUDAD DE MEXICO', 'DF'],
    ['Distrito Federal', 'DF'],
    ['MICHOACÁN DE OCAMPO', 'MN'],
    ['MEXICO', 'MC'],
    ['Atlántida', undefined],
  ])('%s → %s', (nombre, codigo) => expect(entidadByNombre(nombre)?.codigo).toBe(codigo))
  it('knows a code', () =>
    expect([entidadByCodigo('AS')?.nombre, entidadByCodigo('ZZ')]).toEqual(['Aguascalientes', null]))
})

describe('repairKey', () => {
  it.each([
    ['curp', 'RASL8803I4MASMTCO6', ['RASL880314MASMTC06']],
    ['curp', 'RA5L880314MASMTC06', ['RASL880314MASMTC06']],
    ['curp', 'RASL880314MASMTC06', []],
    ['curp', 'RASL880314', []],
    ['nss', 'O5O88812341', ['05088812341']],
    ['nss', 'O5O88812342', []],
    ['curp', 'RASL880314MASMTC08', []],
    ['rfc', 'GODE561231GRB', ['GODE561231GR8']],
    ['rfc', 'GODE5612316R8', ['GODE561231GR8']],
    ['rfc', 'G0DE56I231GR8', ['GODE561231GR8']],
  ] as const)('%s %s → %j', (kind, text, expected) => expect(repairKey(kind, text)).toEqual(expected))
})
