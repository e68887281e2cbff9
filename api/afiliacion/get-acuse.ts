import type { Actor } from '#domain/acceso/actor.ts'
import { ASPECTO_ESTATUS } from '#domain/afiliacion/estatus-movimiento.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { formatFechaLarga, formatHora, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaNumber, quincenaRangeLong, quincenaYear } from '#domain/calendario/quincena.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { RUTA_ICONO } from '#domain/instituto/campos-info.ts'
import { colorEnPapel } from '#domain/instituto/colores.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { getInfo } from '#api/instituto/get-info.ts'
import { getIcono } from '#api/instituto/icono-file.ts'
import { listExpediente } from './list-expediente.ts'
import { findMovimientoInScope, type MovimientoRow } from './movimiento-row.ts'
import { presentMovimientoDetalle } from './present-movimiento.ts'

/** A printed receipt: only texts, in the order of the paper. */
export interface Acuse {
  readonly instituto: string
  /** The institute's colour, dark enough to be read on white paper. */
  readonly color: string
  readonly icono: Uint8Array | null
  /** True in the demo: the paper says that it is fictional. */
  readonly demo: boolean
  readonly folio: string
  readonly titulo: string
  readonly estatus: string
  readonly secciones: readonly { readonly titulo: string; readonly renglones: readonly Renglon[] }[]
  readonly registro: string
  readonly siguiente: string
}
export type Renglon = readonly [etiqueta: string, valor: string]

const DOCUMENTOS = {
  curp: 'CURP',
  nss: 'Número de Seguridad Social',
  csf: 'Constancia de Situación Fiscal',
  carta: 'Carta Testamentaria',
  foto: 'Fotografía',
} as const

/** What the receipt of a movement in scope says. The print is noted in the bitácora. */
export async function getAcuse(actor: Actor, folio: string): Promise<Acuse> {
  authorize(actor, 'movimientos.leer')
  const row = await findMovimientoInScope(actor, { folio })
  await auditRead(actor, { acto: 'movimiento.acuse', objeto: 'movimiento', objetoId: folio })
  const detalle = await presentMovimientoDetalle(actor, row)
  return {
    ...(await loadMembrete()),
    folio,
    titulo: `${row.tipo} de afiliación`,
    estatus: ASPECTO_ESTATUS[detalle.estatus].etiqueta,
    secciones: [
      { titulo: 'Persona', renglones: persona(row) },
      { titulo: 'Datos laborales', renglones: laborales(row) },
      { titulo: 'Documentos recibidos', renglones: await documentos(row.afiliado_id) },
    ],
    registro: registro(row),
    siguiente: detalle.siguiente,
  }
}

async function loadMembrete(): Promise<Pick<Acuse, 'instituto' | 'color' | 'icono' | 'demo'>> {
  const { nombre: instituto, color, icono, demo } = await getInfo()
  const name = icono === null ? undefined : RUTA_ICONO.exec(icono)?.[1]
  return { instituto, color: colorEnPapel(color), icono: name === undefined ? null : await getIcono(name), demo }
}

function persona(row: MovimientoRow): Renglon[] {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return [
    ['Nombre', displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')],
    ['CURP', row.curp],
    ['RFC', row.rfc],
    ['NSS', row.nss === null ? '' : formatNss(row.nss)],
    ['Número interno', formatInterno(row.interno)],
  ]
}

function laborales(row: MovimientoRow): Renglon[] {
  const categoria = [row.categoria, row.nombre_categoria].filter((text) => text !== null).join(' · ')
  return [
    ['Tipo de entidad', row.orgs1 ?? ''],
    ['Entidad', row.orgs2 ?? ''],
    ['Dirección General', row.orgs3 ?? ''],
    ['Área', row.orgs4 ?? ''],
    ['Categoría', categoria],
    ['Sueldo mensual', row.sueldo_centavos === null ? '' : formatPesos(row.sueldo_centavos)],
    ['Fecha de ingreso', formatFechaLarga(row.fecha)],
    [
      'Quincena',
      `${quincenaNumber(row.quincena)} de ${quincenaYear(row.quincena)} (${quincenaRangeLong(row.quincena)})`,
    ],
  ]
}

async function documentos(afiliadoId: number): Promise<Renglon[]> {
  const vigentes = (await listExpediente(afiliadoId)).filter((documento) => documento.vigente)
  const tipos = Object.keys(DOCUMENTOS) as (keyof typeof DOCUMENTOS)[]
  const rows = tipos.flatMap((tipo): Renglon[] => {
    const documento = vigentes.find((each) => each.tipo === tipo)
    if (documento) return [[DOCUMENTOS[tipo], `Recibido · ${shortName(documento.archivo.nombre)}`]]
    return tipo === 'carta' ? [[DOCUMENTOS[tipo], 'Pendiente']] : []
  })
  return rows
}

/** A file name that fits its line; its end tells more than its middle. */
function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length <= 44 ? name : `${letters.slice(0, 28).join('')}…${letters.slice(-14).join('')}`
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
