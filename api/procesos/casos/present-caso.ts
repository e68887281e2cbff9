import type { Actor } from '#domain/acceso/actor.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { casoActions } from '#domain/procesos/casos/caso-acciones.ts'
import type { CasoDetalle, CasoResumen, EventoCaso, NormaCaso } from '#domain/procesos/casos/caso.ts'
import { plazoTexto, tonoPlazo } from '#domain/procesos/casos/plazo-caso.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { nombreEnCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import type { CasoRow } from './caso-row.ts'

type Modulos = ReadonlyMap<number, CasoResumen['modulosInvolucrados']>

/** Cases as lists show them, with their modules. */
export async function presentCasos(rows: readonly CasoRow[]): Promise<CasoResumen[]> {
  const modulos = await loadModulos(rows.map(({ id }) => id))
  const day = today()
  return rows.map((row) => presentResumen(row, modulos, day))
}

/** One case whole, with what `actor` may do to it. */
export async function presentCaso(actor: Actor, row: CasoRow): Promise<CasoDetalle> {
  // One after the other: inside a transaction there is one connection.
  const modulos = await loadModulos([row.id])
  const Normas = await loadNormas(row.id)
  const historial = await loadHistorial(row.id)
  const resultado = await nombreEnCatalogo('resultado_caso', row.resultado)
  return {
    ...presentResumen(row, modulos, today()),
    version: row.version,
    descripcion: row.descripcion,
    NotasI: row.notas,
    Normas,
    entidadId: row.nivel1_id,
    abiertoPor: row.autor ?? 'Sistema',
    cerradoEn: row.cerrado_at,
    resultado,
    resolucion: row.resolucion,
    historial,
    actions: casoActions(casoParaActuar(row), actor),
  }
}

/** What decides who may act on it. */
export function casoParaActuar({ estado, responsable_id: responsableId, abierto_por: autorId }: CasoRow) {
  return { estado, responsableId, autorId }
}

function presentResumen(row: CasoRow, modulos: Modulos, day: PlainDate): CasoResumen {
  return {
    id: row.id,
    folio: row.folio,
    asunto: row.asunto,
    area: row.area,
    proceso: { id: row.proceso_id, nombre: row.proceso_actual ?? row.proceso_nombre },
    estado: row.estado,
    responsable: row.responsable_id === null ? null : { id: row.responsable_id, nombre: row.responsable ?? '' },
    entidad: row.entidad ?? '',
    persona: persona(row),
    moduloActual: row.modulo_actual_id === null ? null : { id: row.modulo_actual_id, nombre: row.modulo_actual ?? '' },
    modulosInvolucrados: modulos.get(row.id) ?? [],
    vence: row.vence,
    plazo: { texto: plazoTexto(row.estado, row.vence, day), tono: tonoPlazo(row.estado, row.vence, day) },
    normas: { total: row.normas, completadas: row.normas_completadas },
    creadoEn: row.creado_at,
    actualizadoEn: row.actualizado_at,
  }
}

function persona(row: CasoRow): CasoResumen['persona'] {
  if (row.afiliado_id === null) return null
  const parts = {
    nombres: row.persona_nombre ?? '',
    apellidoPaterno: row.persona_paterno ?? '',
    apellidoMaterno: row.persona_materno ?? '',
  }
  return { id: row.afiliado_id, interno: row.persona_interno ?? 0, nombre: displayName(parts, 'lista') }
}

async function loadModulos(ids: readonly number[]): Promise<Modulos> {
  const byCaso = new Map<number, { readonly id: number; readonly nombre: string }[]>()
  if (ids.length === 0) return byCaso
  const binds = new Binds()
  const rows = await selectRows<{ caso_id: number; id: number; nombre: string }>(
    `SELECT cm.caso_id, m.id, m.nombre FROM caso_modulos cm JOIN modulos m ON m.id = cm.modulo_id
     WHERE cm.caso_id IN (${binds.addAll(ids)}) ORDER BY cm.caso_id, cm.orden, m.id`,
    binds.values,
  )
  for (const { caso_id, id, nombre } of rows) byCaso.set(caso_id, [...(byCaso.get(caso_id) ?? []), { id, nombre }])
  return byCaso
}

export function loadNormas(casoId: number): Promise<NormaCaso[]> {
  return selectRows<NormaCaso>(
    `SELECT id, nombre AS "Nombre", descripcion AS "Descripcion", estado AS "Estado", notas AS "NotasI"
     FROM caso_normas WHERE caso_id = $1 ORDER BY orden, id`,
    [casoId],
  )
}

function loadHistorial(casoId: number): Promise<EventoCaso[]> {
  return selectRows<EventoCaso>(
    `SELECT e.id, e.clase, e.texto, e.nota, COALESCE(u.nombre, 'Sistema') AS quien, e.ocurrio_at AS at
     FROM caso_eventos e LEFT JOIN usuarios u ON u.id = e.usuario_id WHERE e.caso_id = $1 ORDER BY e.id`,
    [casoId],
  )
}
