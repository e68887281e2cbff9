import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { periodoIssues } from '#domain/periodo.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CLASES_ASIENTO, CUENTAS_CAIR, type Asiento } from '#domain/fondos/cair/asiento.ts'
import type { RenglonCair } from '#domain/fondos/cair/panel-cair.ts'
import { porCobrarDe, saldoCair } from '#domain/fondos/cair/saldo.ts'
import { folioEstadoCair } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { loadMembrete } from '#api/afiliacion/acuse/membrete.ts'
import type { Renglon } from '#api/afiliacion/acuse/renglon.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import { loadAsientos } from './asiento-row.ts'
import { selectPeriodo } from './list-asientos.ts'

/** The statement of an account for a period, both days in it, as a paper with its folio. Throws 404 out of scope, 422. */
export async function getEstadoCuenta(
  actor: Actor,
  id: number,
  { desde, hasta }: { readonly desde: PlainDate; readonly hasta: PlainDate },
): Promise<PapelImpreso> {
  authorize(actor, 'cair.leer')
  const row = await findAfiliadoInScope(actor, id)
  const [issue] = periodoIssues(desde, hasta)
  if (issue) throw broken([issue], issue.message)
  await auditRead(actor, { acto: 'cair.estado', objeto: 'afiliado', objetoId: id, despues: { desde, hasta } })
  const asientos = (await loadAsientos([id])).get(id) ?? []
  const renglones = await selectPeriodo(id, desde, hasta)
  const { demo, ...membrete } = await loadMembrete()
  return {
    ...membrete,
    folio: folioEstadoCair(formatInterno(row.interno), today(), { desde, hasta }),
    titulo: 'Estado de cuenta CAIR',
    rotulo: 'Estado de cuenta',
    linea: `Ahorro Individual para el Retiro · ${formatFecha(desde)} al ${formatFecha(hasta)}`,
    secciones: [
      { titulo: 'Persona', renglones: renglonesPersona(row) },
      { titulo: 'Resumen del periodo', renglones: renglonesResumen(asientos, desde, hasta) },
      { titulo: 'Movimientos', renglones: renglonesMovimientos(renglones) },
    ],
    registro: `Imprimió ${actor.nombre} el ${formatFechaLarga(today())} a las ${formatHora(Date.now())} horas. ${cuentaTexto(renglones.length, 'movimiento')} en el periodo.`,
    siguiente: '',
    firmas: ['Nombre y firma de quien expide', 'Sello del instituto'],
    pie: demo
      ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
      : 'El saldo es la suma de los movimientos validados a la fecha de impresión.',
  }
}

function renglonesPersona(row: AfiliadoRow): Renglon[] {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return [
    ['Nombre', displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')],
    ['CURP', row.curp],
    ['Número interno', formatInterno(row.interno)],
    ['Entidad', row.adscripcion ?? ''],
    ['Situación', NOMBRE_SITUACION[row.situacion]],
  ]
}

function renglonesResumen(asientos: readonly Asiento[], desde: PlainDate, hasta: PlainDate): Renglon[] {
  const antes = saldoCair(asientos.filter(({ fecha }) => fecha < desde))
  const despues = saldoCair(asientos.filter(({ fecha }) => fecha <= hasta))
  const owed = porCobrarDe(asientos.filter(({ fecha }) => fecha <= hasta))
  return [
    ['Saldo inicial', formatPesos(antes.total)],
    ['Movimientos del periodo', formatPesos(despues.total - antes.total)],
    ['Saldo final', formatPesos(despues.total)],
    [CUENTAS_CAIR.normal, formatPesos(despues.normal)],
    [CUENTAS_CAIR.voluntaria, formatPesos(despues.voluntaria)],
    ['Por cobrar', owed === 0 ? '' : formatPesos(owed)],
  ]
}

function renglonesMovimientos(renglones: readonly RenglonCair[]): Renglon[] {
  if (renglones.length === 0) return [['Sin movimientos', 'No hubo movimientos en el periodo.']]
  return renglones.map(({ fecha, clase, cuenta, detalle, importeCentavos, saldoCentavos }) => [
    formatFecha(fecha as PlainDate),
    [
      [CLASES_ASIENTO[clase], cuenta === 'voluntaria' && clase !== 'voluntaria' ? 'voluntaria' : '', detalle]
        .filter(Boolean)
        .join(' · '),
      `${formatPesos(importeCentavos)} · saldo ${formatPesos(saldoCentavos)}`,
    ].join('\n'),
  ])
}
