import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import { accionesCierre, type QuienFirma } from '#domain/quincenas/acciones-cierre.ts'
import type { AvanceCierre, CierreEntidad, CierresQuincena } from '#domain/quincenas/cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { quienFirma } from './assert-cadena.ts'
import { resumenOf, selectCierres, type CierreRow } from './cierre-row.ts'
import { loadCadenas, SIN_CIERRE, type ActoRow, type ContextoCadena } from './contexto-cadena.ts'
import { selectEntidadesQuincena, type EntidadQuincena } from './entidades-quincena.ts'

/** The table of entities of a quincena (specification 2 §2.13), in the actor's scope, with what the actor may do with each. */
export async function listCierres(actor: Actor, quincena: number): Promise<CierresQuincena> {
  authorize(actor, 'cierres.leer')
  const entidades = await selectEntidadesQuincena(actor, quincena)
  const seen = new Set(entidades.map(({ id }) => id))
  const rows = (await selectCierres(quincena)).filter(({ entidadId }) => seen.has(entidadId))
  const present = await presenter(actor, rows)
  const cierres = entidades.map(present)
  const faltan = cierres.filter(({ etapa }) => etapa === 'abierto').length
  return {
    quincena: quincenaCode(quincena),
    periodo: quincenaRangeLong(quincena),
    titulo: quincenaChip(quincena),
    solicitudes: { hechas: cierres.length - faltan, faltan },
    entidades: cierres,
  }
}

/** Makes a row of the table of each entity, given the closes that there are. */
export async function presenter(
  actor: Actor,
  rows: readonly CierreRow[],
): Promise<(entidad: EntidadQuincena) => CierreEntidad> {
  const cadenas = await loadCadenas(rows)
  const avances = await loadAvances(rows)
  const quien = await quienFirma(actor)
  const byEntidad = new Map(rows.map((row) => [row.entidadId, row]))
  return (entidad) => {
    const row = byEntidad.get(entidad.id)
    const cadena = (row && cadenas.get(row.id)) ?? SIN_CIERRE
    return presentCierre(entidad, row ?? null, cadena, quien, (row?.trabajoId && avances.get(row.trabajoId)) || null)
  }
}

function presentCierre(
  entidad: EntidadQuincena,
  row: CierreRow | null,
  cadena: ContextoCadena,
  quien: QuienFirma,
  avance: AvanceCierre | null,
): CierreEntidad {
  const { id, nombre, representante, curpRepresentante, responsable, porAplicar, sinAprobar } = entidad
  const isClosed = cadena.etapa === 'cerrado' || cadena.etapa === 'reapertura'
  return {
    entidad: { id, nombre },
    representante: representante === null ? null : { nombre: representante, curp: curpRepresentante ?? '' },
    responsable,
    personal: isClosed && row ? row.personas : entidad.personal,
    movimientos:
      isClosed && row ? { porAplicar: resumenOf(row).movimientos.length, sinAprobar: 0 } : { porAplicar, sinAprobar },
    cierre: row && presentGuardado(row),
    etapa: cadena.etapa,
    firmas: cadena.firmas.map(({ acto, por, aNombreDe, at }) => ({ acto, por, aNombreDe, at })),
    devuelto: devueltoOf(cadena.actos.at(-1)),
    avance: cadena.etapa === 'aplicando' ? avance : null,
    actions: accionesCierre(cadena, quien),
  }
}

function presentGuardado(row: CierreRow) {
  const { id, version, huella, cerradoAt, sello } = row
  return { id, version, huella, totalEntidadCentavos: resumenOf(row).totalEntidadCentavos, cerradoAt, sello }
}

function devueltoOf(last: ActoRow | undefined): CierreEntidad['devuelto'] {
  if (last?.acto !== 'devolver') return null
  const { por, at, nota } = last
  return { por, at, nota }
}

async function loadAvances(rows: readonly CierreRow[]): Promise<ReadonlyMap<number, AvanceCierre>> {
  const ids = rows.flatMap(({ trabajoId, estado }) => (trabajoId !== null && estado === 'aplicando' ? [trabajoId] : []))
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const trabajos = await selectRows<AvanceCierre & { id: number }>(
    `SELECT id, estado, hecho, total, CASE WHEN estado = 'fallado' THEN resultado ELSE avance END AS texto
     FROM trabajos WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(trabajos.map(({ id, estado, hecho, total, texto }) => [id, { estado, hecho, total, texto }]))
}
