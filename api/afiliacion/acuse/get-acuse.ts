import type { Actor } from '#domain/acceso/actor.ts'
import { ASPECTO_ESTATUS } from '#domain/afiliacion/estatus-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import { registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { formatFechaLarga, formatHora, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { RUTA_ICONO } from '#domain/instituto/campos-info.ts'
import { colorEnPapel } from '#domain/instituto/colores.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findMovimientoInScope, type MovimientoRow } from '#api/afiliacion/movimiento-row.ts'
import { presentMovimientoDetalle } from '#api/afiliacion/present-movimiento.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { getInfo } from '#api/instituto/get-info.ts'
import { getIcono } from '#api/instituto/icono-file.ts'
import { seccionesAlta } from './secciones-alta.ts'
import { seccionesMovimiento } from './secciones-movimiento.ts'
import type { Seccion } from './renglon.ts'

/** A printed receipt: only texts, in the order of the paper. */
export interface Acuse extends Encabezado {
  readonly instituto: string
  /** The institute's colour, dark enough to be read on white paper. */
  readonly color: string
  readonly icono: Uint8Array | null
  readonly folio: string
  readonly secciones: readonly Seccion[]
  readonly registro: string
  readonly siguiente: string
  /** What the paper is worth: its last line. */
  readonly pie: string
}

interface Encabezado {
  /** What the paper is called: "Acuse de licencia con aportación". */
  readonly titulo: string
  /** Printed large. */
  readonly rotulo: string
  /** Printed below it. */
  readonly linea: string
}

/** What the receipt of a movement in scope says. The print is noted in the bitácora. */
export async function getAcuse(actor: Actor, folio: string): Promise<Acuse> {
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
    pie: pie(demo, isAlta),
  }
}

async function loadMembrete(): Promise<Pick<Acuse, 'instituto' | 'color' | 'icono'> & { readonly demo: boolean }> {
  const { nombre: instituto, color, icono, demo } = await getInfo()
  const name = icono === null ? undefined : RUTA_ICONO.exec(icono)?.[1]
  return { instituto, color: colorEnPapel(color), icono: name === undefined ? null : await getIcono(name), demo }
}

function encabezado({ tipo }: MovimientoRow, detalle: MovimientoDetalle, isAlta: boolean): Encabezado {
  const estatus = ASPECTO_ESTATUS[detalle.estatus].etiqueta
  const titulo = `Acuse de ${tipo.charAt(0).toLocaleLowerCase('es-MX')}${tipo.slice(1)}`
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
