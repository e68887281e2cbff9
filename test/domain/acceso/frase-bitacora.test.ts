import { describe, expect, it } from 'vitest'
import { ACTOS_BITACORA, actoTexto } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { actoFrase } from '#domain/acceso/bitacora/frase-bitacora.ts'
import { filtroTexto } from '#domain/afiliacion/filtro-texto.ts'

describe('an act in a sentence', () => {
  it('an export tells how many rows and what narrowed them', () => {
    expect(actoFrase('afiliados.exportar', { personas: 1562, filtro: filtroTexto({ situacion: 'A' }) })).toBe(
      'Exportó 1,562 personas, situación Activo',
    )
    expect(actoFrase('movimientos.exportar', { movimientos: 1 })).toBe('Exportó 1 movimiento')
    expect(actoFrase('bitacora.exportar', { filas: 30, desde: '2026-11-01', hasta: '2026-11-30' })).toBe(
      'Exportó 30 actos de la bitácora, del 1 nov 2026 al 30 nov 2026',
    )
  })

  it('a signature tells which quincena of whom, money in pesos, a day as people write it', () => {
    const cierre = { quincena: '2126', entidad: 'Universidad Tecnológica del Valle' }
    expect(actoFrase('cierre.firmar', cierre)).toBe(
      'Firmó como Director el cierre de la quincena 21 de 2026 de Universidad Tecnológica del Valle',
    )
    expect(actoFrase('cierre.aplicar', { ...cierre, lineas: 490, totalEntidadCentavos: 12_345_650 })).toBe(
      'Cerró la quincena 21 de 2026 de Universidad Tecnológica del Valle y selló sus líneas: 490 líneas, por $123,456.50',
    )
    expect(actoFrase('prestamo.crear', { capital: 5_000_000, abono: 208_333 })).toBe(
      'Otorgó un préstamo de $50,000.00, con abonos de $2,083.33',
    )
    expect(actoFrase('habilitacion.crear', { desde: '2026-11-23', hasta: '2027-01-22', motivo: '' })).toBe(
      'Abrió la captura de manera extraordinaria del 23 nov 2026 al 22 ene 2027',
    )
  })

  it('what an act took away is told of what there was before it', () => {
    expect(actoFrase('firma.eliminar', null, { nombre: 'Laura Ríos', cargo: 'Directora' })).toBe(
      'Eliminó una firma: Laura Ríos',
    )
    expect(actoFrase('sesiones.cerrar', null, { usuario: 'ventanilla1', sesiones: 2 })).toBe(
      'Cerró las sesiones de una persona: 2 sesiones',
    )
  })

  it('what was not noted, or is of another kind, is left out of the sentence', () => {
    expect(actoFrase('cierre.firmar', null)).toBe('Firmó como Director el cierre')
    expect(actoFrase('cair.aprobar', { importe: 'mucho' })).toBe('Aprobó un trámite CAIR')
    expect(actoFrase('afiliados.exportar', null)).toBe('Exportó el padrón')
    expect(actoFrase('movimiento.devolver', { motivo: '{importe$} [x]' })).toBe(
      'Devolvió el movimiento: {importe$} [x]',
    )
    expect(actoFrase('cosa.rara', { personas: 3 })).toBe('Cosa: rara')
  })

  it('a long note is cut in the sentence', () => {
    const frase = actoFrase('movimiento.devolver', { motivo: 'palabra '.repeat(60) })
    expect(frase.length).toBeLessThan(160)
    expect(frase.endsWith('…')).toBe(true)
  })

  it.each(Object.keys(ACTOS_BITACORA))('%s has a name and a sentence without anything noted', (acto) => {
    expect(actoTexto(acto)).toMatch(/^[A-ZÁÉÍÓÚ][^[\]{}]+[^\s[\]{}]$/)
    expect(actoFrase(acto, null)).toBe(actoTexto(acto))
  })
})

it('a filter is told in words, and what somebody searched for is never repeated', () => {
  expect(filtroTexto({})).toBe('')
  expect(filtroTexto({ situacion: ['A', 'L'], q: 'Muñoz', adscripcionId: 4 })).toBe(
    'situación Activo o Licencia, de una búsqueda, con otros filtros',
  )
  expect(filtroTexto({ quincena: '2226', estatus: ['Validado', 'Solicitado'] })).toBe(
    'estatus Validado o Solicitado, quincena 2226',
  )
})
