import type { Actor } from '#domain/acceso/actor.ts'
import { ASPECTO_ESTATUS } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { formatFechaLarga, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findMovimientoInScope, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentMovimientoDetalle } from '#api/afiliacion/movimientos/present-movimiento.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { seccionesAlta } from './secciones-alta.ts'
import { seccionesMovimiento } from './secciones-movimiento.ts'
import type { PapelImpreso } from './acuse-pdf.ts'
import { ownUrl } from '#api/own-url.ts'
import { loadMembrete } from './membrete.ts'

/** What the receipt of a movement in scope says. The print is noted in the bitácora. */
export async function getAcuse(actor: Actor, folio: string): Promise<PapelImpreso> {
  authorize(actor, 'movimientos.leer')
  const row = await findMovimientoInScope(actor, { folio })
  await auditRead(actor, { acto: 'movimiento.acuse', objeto: 'movimiento', objetoId: folio })
  const detalle = await presentMovimientoDetalle(actor, row)
  const isAlta = registraPersona(reglasOf(row))
  const { demo, ...membrete } = await loadMembrete()
  return {
    ...membrete,
    ...encabezado(row, detalle, isAlta),
    folio,
    secciones: isAlta ? await seccionesAlta(row) : await seccionesMovimiento(row, detalle),
    registro: registro(row),
    siguiente: detalle.siguiente,
    firmas: ['Nombre y firma de quien recibe', 'Sello de la dependencia'],
    pie: pie(demo, isAlta),
    verificacion: `${ownUrl()}/verificar/${folio}`,
  }
}

/** What the receipt of a movement of that type is called: "Acuse de licencia con aportación". */
export function tituloAcuse(tipo: string): string {
  return `Acuse de ${tipo.charAt(0).toLocaleLowerCase('es-MX')}${tipo.slice(1)}`
}

function encabezado(
  { tipo }: MovimientoRow,
  detalle: MovimientoDetalle,
  isAlta: boolean,
): Pick<PapelImpreso, 'titulo' | 'rotulo' | 'linea'> {
  const estatus = ASPECTO_ESTATUS[detalle.estatus].etiqueta
  const titulo = tituloAcuse(tipo)
  if (isAlta) return { titulo, rotulo: 'ACUSE', linea: `${tipo} de afiliación · ${estatus}` }
  return { titulo, rotulo: titulo, linea: estatus }
}

function registro(row: MovimientoRow): string {
  const instant = Date.parse(row.solicitado_at)
  const when = `${formatFechaLarga(todayInMexico(instant))} a las ${formatHora(instant)} horas`
  const aviso =
    row.aviso_privacidad === null || row.aviso_desde === null
      ? ''
      : ` Aviso de privacidad: versión ${row.aviso_privacidad}, en vigor desde el ${formatFechaLarga(row.aviso_desde)}.`
  return `Registró ${row.solicitante ?? 'Sistema'} el ${when}.${aviso}`
}

function pie(demo: boolean, isAlta: boolean): string {
  if (demo) return 'Demostración: institución, personas y datos ficticios. Este papel no tiene validez.'
  const efecto = isAlta ? 'No acredita la afiliación' : 'No surte efecto'
  return `Este acuse comprueba que la solicitud quedó registrada. ${efecto} hasta que el movimiento se aplique.`
}
