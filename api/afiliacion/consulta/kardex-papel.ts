import type { Actor } from '#domain/acceso/actor.ts'
import type { Kardex } from '#domain/afiliacion/consulta.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatFecha, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { loadMembrete } from '#api/afiliacion/acuse/membrete.ts'
import type { Renglon } from '#api/afiliacion/acuse/renglon.ts'
import { today } from '#api/clock.ts'
import { getKardex } from './get-kardex.ts'

/** The kardex as a paper: whose it is, each movement on its line, who printed it and when. The print is noted in the bitácora. */
export async function getKardexImpreso(actor: Actor, id: number, al: PlainDate | null): Promise<PapelImpreso> {
  const kardex = await getKardex(actor, id, al, 'afiliado.kardex')
  const { demo, ...membrete } = await loadMembrete()
  const nombre = displayName(
    { nombres: kardex.nombre, apellidoPaterno: kardex.apellidoPaterno, apellidoMaterno: kardex.apellidoMaterno },
    'natural',
  )
  return {
    ...membrete,
    titulo: 'Kardex de movimientos',
    rotulo: 'Kardex de movimientos',
    linea: nombre,
    folio: kardex.folio,
    secciones: [
      { titulo: 'Persona', renglones: renglonesPersona(kardex, nombre) },
      { titulo: 'Movimientos', renglones: renglonesMovimientos(kardex.movimientos) },
    ],
    registro: `Imprimió ${actor.nombre} el ${formatFechaLarga(today())} a las ${formatHora(Date.now())} horas. ${cuentaTexto(kardex.movimientos.length, 'movimiento')}${al === null ? '' : ` con efecto hasta el ${formatFechaLarga(al)}`}.`,
    siguiente: '',
    firmas: ['Nombre y firma de quien expide', 'Sello del instituto'],
    pie: demo
      ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
      : 'Relación de los movimientos registrados en el portal a la fecha de impresión.',
  }
}

function renglonesPersona(kardex: Kardex, nombre: string): Renglon[] {
  return [
    ['Nombre', nombre],
    ['CURP', kardex.curp],
    ['Número interno', formatInterno(kardex.interno)],
    ['Entidad', kardex.adscripcion],
    ['Puesto', kardex.puesto],
    ['Situación', NOMBRE_SITUACION[kardex.situacion]],
    ['Como estaba el', kardex.al === null ? '' : formatFechaLarga(kardex.al)],
  ]
}

function renglonesMovimientos(movimientos: readonly MovimientoResumen[]): Renglon[] {
  if (movimientos.length === 0) return [['Sin movimientos', 'No hay movimientos registrados para este afiliado.']]
  return movimientos.map(({ fecha, tipo, folio, estatus, quincena, cambio }) => {
    const facts = `${tipo} · ${folio} · ${estatus} · ${quincenaLong(quincena)}`
    return [formatFecha(fecha), cambio === '' ? facts : `${facts}\n${cambio}`]
  })
}
