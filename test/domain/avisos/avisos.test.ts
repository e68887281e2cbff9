import { describe, expect, it } from 'vitest'
import { isEnlacePropio } from '#domain/avisos/aviso.ts'
import { avisosVentana } from '#domain/avisos/aviso-ventana.ts'
import { isDelResumen, isHoraDeResumen, isSilencio, resumenCorreo } from '#domain/avisos/resumen-correo.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import type { Habilitacion } from '#domain/calendario/ventana.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

const day = (text: string): PlainDate => {
  const date = parsePlainDate(text)
  if (!date) throw new Error(text)
  return date
}
const captura = (...dias: string[]): Evento[] => dias.map((dia) => ({ fecha: day(dia), tipo: 'ALTA_BAJA_CAMBIO' }))
const told = (today: string, eventos: Evento[], habilitaciones: Habilitacion[] = []) =>
  avisosVentana(day(today), eventos, habilitaciones).map(({ clave }) => clave)

describe('the day before a window', () => {
  // Thursday 5, Friday 6, Monday 9 and Tuesday 10 of November 2026.
  const eventos = captura('2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10')

  it.each([
    ['2026-11-03', []],
    ['2026-11-04', ['ventana:abre:2026-11-05']],
    ['2026-11-05', []],
    // The weekend inside neither closes nor opens it.
    ['2026-11-06', []],
    ['2026-11-07', []],
    ['2026-11-08', []],
    ['2026-11-09', ['ventana:cierra:2026-11-10']],
    ['2026-11-10', []],
  ])('on %s', (today, expected) => {
    expect(told(today, eventos)).toEqual(expected)
  })

  it('of one day is told to open and to close', () => {
    const avisos = avisosVentana(day('2026-11-24'), captura('2026-11-25'), [])
    expect(avisos.map(({ titulo }) => titulo)).toEqual([
      'Mañana abre la ventana de captura',
      'Mañana cierra la ventana de captura',
    ])
    expect(avisos[0]?.texto).toBe(
      'Los movimientos de la quincena 22 de 2026 se registran solo el miércoles 25 de noviembre.',
    )
  })

  it('an enabling opens it for those it concerns, and says until when', () => {
    const habilitacion: Habilitacion = {
      tipo: 'ALTA_BAJA_CAMBIO',
      desde: day('2026-11-26'),
      hasta: day('2026-11-30'),
      motivo: 'Nómina',
      unidadId: 1,
    }
    const avisos = avisosVentana(day('2026-11-25'), [], [habilitacion])
    expect(avisos.map(({ clave }) => clave)).toEqual(['ventana:abre:2026-11-26'])
    expect(avisos[0]?.texto).toContain('desde el jueves 26 de noviembre hasta el lunes 30 de noviembre')
    expect(told('2026-11-29', [], [habilitacion])).toEqual(['ventana:cierra:2026-11-30'])
    expect(told('2026-11-25', [])).toEqual([])
  })
})

describe('hours without mail', () => {
  // 13:00 UTC is 7:00 in Mexico City.
  const at = (utc: string) => Date.parse(`2026-11-21T${utc}:00.000Z`)

  it.each([
    ['22:00', '08:00', '13:00', true],
    ['22:00', '08:00', '14:00', false],
    ['22:00', '08:00', '04:30', true],
    ['22:00', '06:00', '13:00', false],
    ['06:00', '09:30', '15:29', true],
    ['06:00', '09:30', '15:30', false],
  ])('%s to %s at %s UTC: %s', (desde, hasta, utc, expected) => {
    expect(isSilencio({ desde, hasta }, at(utc))).toBe(expected)
  })

  it('are none for who chose none', () => {
    expect(isSilencio({ desde: null, hasta: null }, at('13:00'))).toBe(false)
  })

  it('the digest leaves from seven on, with what was given before seven', () => {
    expect([isHoraDeResumen(at('12:59')), isHoraDeResumen(at('13:00'))]).toEqual([false, true])
    const noon = at('18:00')
    expect([isDelResumen(at('12:59'), noon), isDelResumen(at('13:00'), noon)]).toEqual([true, false])
    expect(isDelResumen(at('23:00') - 86_400_000, noon)).toBe(true)
  })
})

describe('the digest', () => {
  it('tells titles and where to read them, nothing else', () => {
    const { asunto, texto } = resumenCorreo(
      'Lucía',
      ['Mañana cierra la ventana de captura', 'Te asignaron un caso'],
      'https://portal.ejemplo.gob.mx',
      Date.parse('2026-11-21T18:00:00.000Z'),
    )
    expect(asunto).toBe('2 avisos sin leer, 21 de noviembre de 2026 · Portal interno')
    expect(texto).toContain('- Mañana cierra la ventana de captura\n- Te asignaron un caso')
    expect(texto).toContain('https://portal.ejemplo.gob.mx/avisos')
  })

  it('of very many counts those it does not tell', () => {
    const { texto } = resumenCorreo(
      'Ana',
      Array.from({ length: 57 }, (_, i) => `Aviso ${i + 1}`),
      'https://x',
      0,
    )
    expect(texto).toContain('- Aviso 20\n- y 37 más')
    expect(texto).not.toContain('Aviso 21')
  })

  it('writes thousands with their comma', () => {
    const { asunto, texto } = resumenCorreo('Ana', new Array<string>(1204).fill('Aviso'), 'https://x', 0)
    expect(asunto).toContain('1,204 avisos sin leer')
    expect(texto).toContain('- y 1,184 más')
  })
})

describe('an address of the portal', () => {
  it.each(['/inicio', '/dashboard?vista=altaDocA&borrador=x', '/Administración/Administración'])('%s', (enlace) => {
    expect(isEnlacePropio(enlace)).toBe(true)
  })

  it.each(['//otro.sitio', '/\\otro.sitio', 'https://otro.sitio', 'javascript:alert(1)', '', '/a b'])(
    'not "%s"',
    (enlace) => {
      expect(isEnlacePropio(enlace)).toBe(false)
    },
  )
})
