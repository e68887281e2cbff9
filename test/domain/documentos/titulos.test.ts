import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { hoja } from './hojas.ts'

/** An IMSS paper whose dark band was not read; `alto`: height of its title's letters. */
function semanas(alto: number): PaginaConPalabras {
  const page = hoja(
    [
      [50, 60, 'Constancia de Semanas Cotizadas ante el Instituto e historial de registros de afiliación'],
      [50, 76, 'de la persona asegurada'],
      [50, 110, 'NSS:'],
      [50, 125, '05088812341'],
      [50, 145, 'Clave Única de Registro de Población (CURP):'],
      [50, 160, 'RASL880314MASMTC06'],
      [50, 190, 'Total de las semanas reconocidas:'],
      [50, 205, '113'],
      [50, 220, 'Nombre del patrón:'],
      [50, 235, 'COMERCIALIZADORA FICTICIA'],
      [50, 250, 'Registro patronal:'],
    ],
    0.95,
  )
  return { ...page, palabras: page.palabras.map((word) => (word.y < 90 ? { ...word, h: alto } : word)) }
}

describe('a title in large letters that goes on after the paper’s name', () => {
  it('tells the paper, though a label on it names another one', () => {
    expect(leerPapel({ paginas: [semanas(15)], qr: [] }).lectura).toMatchObject({
      documento: 'nss',
      campos: { nss: { valor: '05088812341' }, curp: { valor: 'RASL880314MASMTC06' } },
    })
  })
})

describe('a page of a consultation on the web', () => {
  it('is the paper that its labels and the key tell, though no line is the paper’s own name', () => {
    const consulta = hoja(
      [
        [128, 20, 'Inicio Identidad CURP'],
        [128, 40, 'Consulta tu CURP'],
        [50, 80, 'Datos del solicitante'],
        [50, 110, 'CURP'],
        [240, 110, 'MXMO881212HBCRZS13'],
        [50, 130, 'Nombre(s)'],
        [240, 130, 'OSVALDO'],
        [50, 150, 'Primer apellido'],
        [240, 150, 'MARES'],
        [50, 170, 'Segundo apellido'],
        [240, 170, 'MEZA'],
        [50, 190, 'Documento probatorio'],
        [240, 190, 'ACTA DE NACIMIENTO'],
        [50, 240, 'Datos del documento probatorio'],
        [50, 260, 'Entidad de registro: BAJA CALIFORNIA'],
      ],
      0.96,
    )
    const { documento, campos } = leerPapel({ paginas: [consulta], qr: [] }).lectura
    expect(documento).toBe('curp')
    expect(campos['curp']?.valor).toBe('MXMO881212HBCRZS13')
    expect(campos['nombres']?.valor).toBe('OSVALDO')
  })
})
