import type { Actor } from '#domain/acceso/actor.ts'
import { diaDeAplicacion } from '#domain/calendario/dia-de-aplicacion.ts'
import { quincenaChip, quincenaCode, quincenaRange, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import { can } from '#domain/acceso/can.ts'
import type { Quien } from '#domain/acceso/quien.ts'
import { accionesCierre } from '#domain/quincenas/acciones-cierre.ts'
import type { AvanceCierre, CierreEntidad, CierresQuincena } from '#domain/quincenas/cierre.ts'
import { rechazoReapertura } from '#domain/quincenas/reapertura.ts'
import { firmaDe, type ActoCierre, type EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { quienDe } from '#api/usuarios/misma-persona.ts'
import { loadBloqueos } from './bloqueos-previos.ts'
import { resumenOf, selectCierres, type CierreRow } from './cierre-row.ts'
import { accesoRecienteOf, loadCadenas, sinCierre, type ActoRow, type ContextoCadena } from './contexto-cadena.ts'
import { selectEntidadesQuincena, type EntidadQuincena } from './entidades-quincena.ts'
import { loadFechasCierre, type FechaCierre } from './fechas-cierre.ts'
import { loadParaReabrir } from './para-reabrir.ts'

/** The table of entities of a quincena (specification 2 §2.13), in the actor's scope, with what the actor may do with each. */
export async function listCierres(actor: Actor, quincena: number): Promise<CierresQuincena> {
  authorize(actor, 'cierres.leer')
  const entidades = await selectEntidadesQuincena(actor, quincena)
  const seen = new Set(entidades.map(({ id }) => id))
  const rows = (await selectCierres(quincena)).filter(({ entidadId }) => seen.has(entidadId))
  const present = await presenter(actor, rows, quincena, [...seen])
  const cierres = entidades.map(present)
  const faltan = cierres.filter(({ etapa }) => etapa === 'abierto').length
  return {
    quincena: quincenaCode(quincena),
    periodo: quincenaRangeLong(quincena),
    titulo: quincenaChip(quincena),
    solicitudes: { hechas: cierres.length - faltan, faltan },
    aplicacion: await loadAplicacion(quincena),
    entidades: cierres,
  }
}

/** Makes a row of the table of each entity of `entidadIds`, given the closes that there are. */
export async function presenter(
  actor: Actor,
  rows: readonly CierreRow[],
  quincena: number,
  entidadIds: readonly number[],
): Promise<(entidad: EntidadQuincena) => CierreEntidad> {
  const cadenas = await loadCadenas(rows)
  const avances = await loadAvances(rows)
  const anteriores = await loadAnteriores(quincena)
  const fechaOf = await loadFechasCierre([quincena])
  const quien = await quienDe(actor)
  const bloqueos = await loadBloqueos(quincena, entidadIds)
  const reaperturas = await loadReaperturas(actor, rows, quincena)
  const byEntidad = new Map(rows.map((row) => [row.entidadId, row]))
  return (entidad) => {
    const row = byEntidad.get(entidad.id)
    const fecha = fechaOf({ entidadId: entidad.id, quincena })
    const cadena = (row && cadenas.get(row.id)) ?? sinCierre(quincena, fecha)
    const avance = (row?.trabajoId && avances.get(row.trabajoId)) || null
    const cierre = presentCierre(entidad, row ?? null, cadena, quien, avance)
    return {
      ...cierre,
      ...presentFecha(fecha, cadena, actor),
      ...presentReapertura(cierre.actions, (row && reaperturas.get(row.id)) ?? null),
      detiene: YA_CERRADA.has(cadena.etapa) ? [] : (bloqueos.get(entidad.id) ?? []),
      anterior: anteriores.get(entidad.id) ?? null,
    }
  }
}

function presentCierre(
  entidad: EntidadQuincena,
  row: CierreRow | null,
  cadena: ContextoCadena,
  quien: Quien,
  avance: AvanceCierre | null,
): Omit<CierreEntidad, 'anterior' | 'anticipo' | 'antes' | 'detiene' | 'impideReabrir'> {
  const { id, nombre, clave, representante, curpRepresentante, responsable, porAplicar, sinAprobar } = entidad
  const isClosed = cadena.etapa === 'cerrado' || cadena.etapa === 'reapertura'
  return {
    entidad: { id, nombre, clave },
    representante: representante === null ? null : { nombre: representante, curp: curpRepresentante ?? '' },
    responsable,
    personal: isClosed && row ? row.personas : entidad.personal,
    movimientos:
      isClosed && row ? { porAplicar: resumenOf(row).movimientos.length, sinAprobar: 0 } : { porAplicar, sinAprobar },
    cierre: row && presentGuardado(row),
    etapa: cadena.etapa,
    firmas: cadena.firmas.map((firma) => {
      const { acto, por, aNombreDe, at } = firma
      return { acto, por, aNombreDe, at, accesoReciente: accesoRecienteOf(firma) }
    }),
    devuelto: devueltoOf(cadena.actos.at(-1)),
    avance: cadena.etapa === 'aplicando' ? avance : null,
    actions: accionesCierre(cadena, quien),
  }
}

/** Stages in which nothing stops the close any more. */
const YA_CERRADA: ReadonlySet<EtapaCierre> = new Set(['aplicando', 'cerrado', 'reapertura', 'anulado'])

const REABREN: ReadonlySet<ActoCierre> = new Set(['pedir_reapertura', 'reabrir'])

/** A reopening is offered only where it can succeed; where it cannot, whoever could do it reads why. */
function presentReapertura(
  actions: readonly ActoCierre[],
  rechazo: string | null,
): Pick<CierreEntidad, 'actions' | 'impideReabrir'> {
  if (rechazo === null || !actions.some((acto) => REABREN.has(acto))) return { actions, impideReabrir: '' }
  return { actions: actions.filter((acto) => !REABREN.has(acto)), impideReabrir: rechazo }
}

/** Why each closed one cannot be reopened, by close id; nothing for who cannot reopen any. */
async function loadReaperturas(
  actor: Actor,
  rows: readonly CierreRow[],
  quincena: number,
): Promise<ReadonlyMap<number, string>> {
  if (!can(actor, 'cierres.reabrir')) return new Map()
  const closed = rows.filter(({ estado }) => estado === 'cerrado').map(({ id }) => id)
  const para = await loadParaReabrir(quincena, closed)
  return new Map(
    [...para].flatMap(([id, one]) => {
      const rechazo = rechazoReapertura(one)
      return rechazo ? [[id, rechazo.texto] as const] : []
    }),
  )
}

function presentFecha(
  { anticipo, enFecha, desde }: FechaCierre,
  { etapa }: ContextoCadena,
  actor: Actor,
): Pick<CierreEntidad, 'anticipo' | 'antes'> {
  const waits = !enFecha && firmaDe(etapa) !== null
  const seAnticipa = actor.ambito === 'instituto' && can(actor, 'cierres.anticipar')
  return { anticipo, antes: waits ? { desde, seAnticipa } : null }
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

/** What each entity owed in its last close before a quincena, as sums of what is stored. */
async function loadAnteriores(quincena: number): Promise<ReadonlyMap<number, CierreEntidad['anterior']>> {
  const rows = await selectRows<{ entidadId: number; quincena: number; total: number }>(
    `SELECT k.entidad_id AS "entidadId", k.quincena, CAST(COALESCE(SUM(t.importe_centavos), 0) AS BIGINT) AS total
     FROM cierres k LEFT JOIN cierre_totales t ON t.cierre_id = k.id AND t.obligado = 'entidad'
     WHERE k.estado = 'cerrado' AND k.quincena = (SELECT MAX(b.quincena) FROM cierres b
       WHERE b.entidad_id = k.entidad_id AND b.estado = 'cerrado' AND b.quincena < $1)
     GROUP BY k.id, k.entidad_id, k.quincena`,
    [quincena],
  )
  return new Map(
    rows.map(({ entidadId, quincena: ultima, total }) => [
      entidadId,
      { quincena: quincenaCode(ultima), titulo: quincenaChip(ultima), totalEntidadCentavos: total },
    ]),
  )
}

/** The day that the calendar gives to applying the quincena. */
async function loadAplicacion(quincena: number): Promise<CierresQuincena['aplicacion']> {
  const fecha = diaDeAplicacion(await listEventosFrom(quincenaRange(quincena).inicio), quincena)
  return fecha === null ? null : { fecha, vencida: today() > fecha }
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
