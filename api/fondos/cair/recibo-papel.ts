import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFechaLarga, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { MOTIVOS_RETIRO, parteTexto } from '#domain/fondos/cair/retiro.ts'
import { impideRecibo } from '#domain/fondos/cair/recibo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { conflict } from '#api/errors.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { loadMembrete } from '#api/afiliacion/acuse/membrete.ts'
import type { Renglon } from '#api/afiliacion/acuse/renglon.ts'
import { getTramiteCair } from './list-tramites.ts'

/** The receipt of an approved procedure in scope. Throws 404, 409 `sin_recibo` of one that moved no money. */
export async function getRecibo(actor: Actor, id: number): Promise<PapelImpreso> {
  const tramite = await getTramiteCair(actor, id)
  const impide = impideRecibo(tramite)
  if (impide !== '') throw conflict('sin_recibo', impide)
  await auditRead(actor, { acto: 'cair.recibo', objeto: 'cair', objetoId: tramite.folio })
  const { demo, ...membrete } = await loadMembrete()
  const titulo = `Recibo de ${TIPOS_TRAMITE_CAIR[tramite.tipo]}`
  return {
    ...membrete,
    folio: tramite.folio,
    titulo,
    rotulo: titulo,
    linea: `CAIR · ${ESTADOS_TRAMITE[tramite.estado]}`,
    secciones: [
      { titulo: 'Persona', renglones: renglonesPersona(tramite) },
      { titulo: 'Trámite', renglones: renglonesTramite(tramite) },
      {
        titulo: 'Se entrega a',
        renglones: tramite.beneficiarios.map(({ nombre, ...parte }) => [nombre, parteTexto(parte)]),
      },
    ],
    registro: `Solicitó ${tramite.solicitado} el ${instante(tramite.solicitadoAt)}.${aprobaciones(tramite)}`,
    siguiente: '',
    firmas: [`Nombre y firma de ${firmante(tramite)}`, 'Sello del instituto'],
    pie: demo
      ? 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
      : 'Este recibo comprueba un movimiento aplicado en la cuenta.',
  }
}

function renglonesPersona({ nombre, interno, entidad }: TramiteCair): Renglon[] {
  return [
    ['Nombre', nombre],
    ['Número interno', formatInterno(interno)],
    ['Entidad', entidad],
  ]
}

function renglonesTramite(tramite: TramiteCair): Renglon[] {
  const { motivo, importeCentavos, descuentoCentavos, consentimientoId, fecha, observaciones } = tramite
  const neto: Renglon[] = [
    ['Descuento de préstamos, con su consentimiento', formatPesos(descuentoCentavos)],
    ['Se entrega', formatPesos(importeCentavos - descuentoCentavos)],
  ]
  return [
    ['Motivo', motivo === null ? '' : MOTIVOS_RETIRO[motivo].titulo],
    ['Importe', formatPesos(importeCentavos)],
    ...(consentimientoId === null ? [] : neto),
    [motivo === null ? 'Fecha del depósito' : 'Fecha de solicitud', formatFechaLarga(fecha as PlainDate)],
    ['Observaciones', observaciones],
  ]
}

function firmante({ tipo, beneficiarios }: TramiteCair): string {
  if (tipo === 'voluntaria') return 'quien aporta'
  return beneficiarios.length > 1 ? 'quienes reciben' : 'quien recibe'
}

const aprobaciones = ({ primera, resuelto, resueltoAt }: TramiteCair): string =>
  resueltoAt === null ? '' : ` Aprobaron ${primera} y después, el ${instante(resueltoAt)}, ${resuelto}.`

function instante(at: string): string {
  const ms = Date.parse(at)
  return `${formatFechaLarga(todayInMexico(ms))} a las ${formatHora(ms)} horas`
}
