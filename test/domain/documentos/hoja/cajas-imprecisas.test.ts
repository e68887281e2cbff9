import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const TITULO: Celda = [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL']
const csf = (...celdas: Celda[]) => hoja([TITULO, ...celdas], 0.96)
/** The page with the boxes of some words as a recogniser may give them. */
const con = (pagina: PaginaConPalabras, texto: string, caja: Partial<Palabra>): PaginaConPalabras => ({
  ...pagina,
  palabras: pagina.palabras.map((word) => (word.texto === texto ? { ...word, ...caja } : word)),
})
const leer = (...paginas: PaginaConPalabras[]) => leerPapel({ paginas, qr: [] }).lectura

describe('boxes that a recogniser drew too low or too tall', () => {
  it('a label set in wide letters goes on behind a word without stems', () => {
    const page = con(
      csf(
        [50, 100, 'Colonia'],
        [104, 100, 'o'],
        [121, 100, 'asentamiento:'],
        [220, 100, 'RESIDENCIAL'],
        [50, 115, 'PRIMERA SECCIÓN'],
      ),
      'o',
      { y: 103, h: 6.8 },
    )
    expect(leer(page).campos['colonia']?.valor).toBe('RESIDENCIAL PRIMERA SECCIÓN')
  })

  it('a value goes on in its next line though one box of the first is far too tall', () => {
    const page = con(csf([50, 100, 'Nombre de la Colonia: RANCHO JOSEFA ORTIZ DE'], [50, 116, 'DOMINGUEZ']), 'RANCHO', {
      y: 94,
      h: 19,
    })
    expect(leer(page).campos['colonia']?.valor).toBe('RANCHO JOSEFA ORTIZ DE DOMINGUEZ')
  })
})

describe('signs of the frame read as letters', () => {
  it.each(['“ACTIVO', '|ACTIVO', 'ACTIVO'])('%s is a standing', (leido) => {
    expect(leer(csf([50, 100, 'Estatus en el padrón:'], [200, 100, leido])).campos['situacion']?.valor).toBe('ACTIVO')
  })

  it('a quotation keeps its marks', () => {
    const page = csf([50, 100, 'Nombre de la Colonia: BARRIO "EL ALTO"'])
    expect(leer(page).campos['colonia']?.valor).toBe('BARRIO "EL ALTO"')
  })

  it.each(['1dCIF:', 'ldCIF:', '|dCIF:', 'idCIF:'])('%s is the label of the idCIF', (etiqueta) => {
    expect(leer(csf([50, 100, `${etiqueta} 14880786460`])).campos['idCIF']?.valor).toBe('14880786460')
  })
})

describe('a later page of a tax paper', () => {
  const first = hoja(
    [
      TITULO,
      [50, 100, 'RFC: GODE561231GR8'],
      [50, 160, 'Regímenes:'],
      [50, 180, 'Régimen'],
      [350, 180, 'Fecha Inicio'],
      [50, 200, 'Régimen de Incorporación Fiscal'],
      [350, 200, '16/02/2020'],
    ],
    0.96,
  )
  /** Its rows of obligations look as large as a title. */
  const second = con(
    hoja(
      [
        [50, 40, 'Régimen de Arrendamiento'],
        [350, 40, '17/04/2020'],
        [50, 100, 'Obligaciones:'],
        [50, 130, 'Declaración anual de ISR.'],
        [350, 130, '28/01/2020'],
      ],
      0.96,
      2,
    ),
    'Declaración',
    { y: 122, h: 26 },
  )

  it('is none of another paper for the declarations that it lists', () => {
    const { campos, avisos } = leer(first, second)
    expect(campos['regimen']?.valor).toBe('Régimen de Incorporación Fiscal; Régimen de Arrendamiento')
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('pagina_ajena')
  })

  it('may hold the whole list under the heads of the page before, and its own number first', () => {
    const head = hoja([TITULO, [50, 160, 'Regímenes:'], [50, 180, 'Régimen'], [350, 180, 'Fecha Inicio']])
    const list = hoja(
      [
        [400, 20, 'Página 2 de 2'],
        [50, 40, 'Régimen de Arrendamiento'],
        [350, 40, '17/04/2020'],
      ],
      undefined,
      2,
    )
    expect(leer(head, list).campos['regimen']?.valor).toBe('Régimen de Arrendamiento')
  })

  it('a declaration is another paper where nothing is owed on its page', () => {
    const declaration = con(
      hoja(
        [
          [50, 30, 'DECLARACIÓN ANUAL'],
          [50, 100, 'Ejercicio 2025'],
          [50, 130, 'Total de ingresos 100,000'],
        ],
        0.96,
        2,
      ),
      'DECLARACIÓN',
      { h: 26 },
    )
    expect(leer(first, declaration).avisos.map(({ codigo }) => codigo)).toContain('pagina_ajena')
  })
})
