import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { RenglonRetencion, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import { TIPO_PRESTAMO_IDS, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { today } from '#api/clock.ts'
import { notFound } from '#api/errors.ts'
import { TIPO_EXPORTE } from '#api/files/tabla-exportada.ts'
import { xlsxStream, type ColumnaTabla } from '#api/files/tabla-xlsx.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'
import { listCierresVisibles } from '#api/fondos/aportaciones/cierres-visibles.ts'
import type { ReportePedido } from '#api/fondos/aportaciones/export-aportaciones.ts'
import { avanceDeCierres } from '#api/fondos/entidades-que-cierran.ts'
import { findEntidadVisible, listEntidadesVisibles, type EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import { entidadesDeCierres, nombresDeCierres } from '#api/fondos/nombres-de-cierres.ts'
import { isSinResponder } from './completar-retenciones.ts'
import { presentRetencion, selectRetenciones, type RetencionRow } from './retencion-row.ts'

/**
 * The withholdings of a quincena by kind of loan, of one entity or of all; why there are none where there are none. Noted in the
 * bitácora. Throws 404 for an entity that the actor does not see.
 */
export async function getRetenciones(
  actor: Actor,
  quincena: number,
  pedida: EntidadPedida,
): Promise<RetencionesQuincena> {
  authorize(actor, 'retenciones.leer')
  const rows = await selectRetenciones(actor, quincena, pedida)
  const renglones = rows.map((row) => presentRetencion(actor, row, today()))
  const de = rows.length > 0 ? await deRenglones(rows, pedida) : await deNadie(actor, quincena, pedida)
  await auditRead(actor, { acto: 'retenciones.leer', objeto: 'quincena', objetoId: quincenaCode(quincena) })
  return {
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    organizacion: pedida.organizacion,
    avance: (await avanceDeCierres(actor, pedida, [quincena])).get(quincena) ?? null,
    tipos: TIPO_PRESTAMO_IDS.map((tipo) => {
      const own = renglones.filter((renglon) => renglon.tipo === tipo)
      const { titulo, tabla } = TIPOS_PRESTAMO[tipo]
      return { tipo, titulo, tabla, totalCentavos: sumAbonos(own), renglones: own }
    }),
    totalCentavos: sumAbonos(renglones),
    elegibles: await listEntidadesVisibles(actor),
    completas: completasDe(actor, rows, pedida),
    ...de,
  }
}

/** Whose withholdings they are; whose they would be and why there are none. */
type DeQuien = Pick<RetencionesQuincena, 'entidades' | 'sinRetenciones'>

const deRenglones = async (rows: readonly RetencionRow[], { organizacion }: EntidadPedida): Promise<DeQuien> => ({
  entidades: await entidadesDeCierres(rows, organizacion),
  sinRetenciones: null,
})

async function deNadie(actor: Actor, quincena: number, pedida: EntidadPedida): Promise<DeQuien> {
  const { entidadId, organizacion } = pedida
  const asked = entidadId === null ? [] : [await findEntidadVisible(actor, { id: entidadId })]
  const cierres = await listCierresVisibles(actor, quincena, pedida)
  return cierres.length === 0
    ? { entidades: asked, sinRetenciones: 'sin_cierre' }
    : { entidades: await entidadesDeCierres(cierres, organizacion), sinRetenciones: 'sin_abonos' }
}

/** Of several entities nothing is answered at once: each one says what it withheld. */
function completasDe(
  actor: Actor,
  rows: readonly RetencionRow[],
  { entidadId }: EntidadPedida,
): RetencionesQuincena['completas'] {
  const [only, ...others] = new Set(rows.map((row) => row.entidadId))
  const entidad = entidadId ?? (others.length === 0 ? only : undefined)
  const waiting = rows.filter(isSinResponder)
  if (entidad === undefined || waiting.length === 0 || !can(actor, 'retenciones.responder')) return null
  const totalCentavos = waiting.reduce((sum, { ordenado }) => sum + ordenado, 0)
  return { entidad, cuantas: waiting.length, totalCentavos }
}

/** The documented columns (spec 3 §7). */
const COLUMNAS: readonly ColumnaTabla<RenglonRetencion & { readonly entidad: string }>[] = [
  { titulo: 'Tipo', valor: ({ tipo }) => TIPOS_PRESTAMO[tipo].titulo },
  { titulo: 'Nombre', valor: ({ nombre }) => nombre },
  { titulo: 'Inicio', valor: ({ inicio }) => inicio },
  { titulo: 'Fin', valor: ({ fin }) => fin },
  { titulo: 'Monto', valor: ({ montoCentavos }) => centavosToPesos(montoCentavos) },
  { titulo: 'Abono', valor: ({ abonoCentavos }) => centavosToPesos(abonoCentavos) },
  { titulo: 'Quincenas', valor: ({ quincenas }) => quincenas },
]

/** "Descargar reporte": the same rows as a workbook of one sheet, "Reporte". Throws 404 where none can be seen. */
export async function exportRetenciones(
  actor: Actor,
  quincena: number,
  { conEntidad, ...pedida }: ReportePedido,
): Promise<ArchivoDado> {
  authorize(actor, 'retenciones.leer')
  const rows = await nombresDeCierres(await readRows(actor, quincena, pedida), pedida.organizacion)
  const renglones = rows.map((row) => ({ ...presentRetencion(actor, row, today()), entidad: row.entidad }))
  await auditRead(actor, { acto: 'retenciones.exportar', objeto: 'quincena', objetoId: quincenaCode(quincena) })
  const byTipo = TIPO_PRESTAMO_IDS.flatMap((tipo) => renglones.filter((renglon) => renglon.tipo === tipo))
  const titulo = `Entidad, con la organización de ${pedida.organizacion}`
  const columnas = conEntidad ? [...COLUMNAS, { titulo, valor: entidadDe }] : COLUMNAS
  const byId = new Map(byTipo.map((renglon) => [renglon.id, renglon] as const))
  const load = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []))
  return {
    nombre: `Reporte_Retenciones_${today()}.xlsx`,
    tipo: TIPO_EXPORTE.xlsx,
    cuerpo: xlsxStream('Reporte', [...byId.keys()], load, columnas),
  }
}

const entidadDe = ({ entidad }: { readonly entidad: string }): string => entidad

async function readRows(actor: Actor, quincena: number, pedida: EntidadPedida): Promise<RetencionRow[]> {
  const rows = await selectRetenciones(actor, quincena, pedida)
  if (rows.length === 0) throw notFound('La quincena con retenciones')
  return rows
}

const sumAbonos = (renglones: readonly RenglonRetencion[]): number =>
  renglones.reduce((sum, { abonoCentavos }) => sum + abonoCentavos, 0)
