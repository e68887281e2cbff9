import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { motivoPedidoIssues } from '#domain/cargas/motivo-carga.ts'
import { isTodoONada, tipoCarga, TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { veredictoDe } from '#domain/cargas/veredicto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { assertLugar } from '#api/files/espacio.ts'
import {
  assertEstado,
  findCargaPropia,
  folioDe,
  holdCarga,
  isPublicandose,
  loadCarga,
  type CargaRow,
} from './carga-row.ts'
import { contarRenglones } from './contar-renglones.ts'
import { lugarEnBitacora } from './datos-de-carga.ts'
import { rechazoPorRenglones } from './leer-carga.ts'
import { SIN_LUGAR, type MarchaCarga } from './marcha/marcha-carga.ts'
import type { CargaRenglonModel } from './models/CargaRenglonModel.ts'
import { esperarTurno } from './marcha/esperar-turno.ts'
import { prepararEnLlamada, seguirPublicando, type EnLlamada } from './publicar-carga.ts'
import { presentarAAprobar } from './aprobacion/presentar-a-aprobar.ts'
import type { Juicio } from './tipos/servidor-de-carga.ts'
import { servidorDe } from './tipos/servidores.ts'

/** Rows of one transaction. */
const TANDA = 1_000

/**
 * Loads a file that was simulated: judges every staged row again and writes those that enter, a thousand in each transaction, where
 * nobody sees them until the load is approved. A load of a kind that needs no approval counts when this returns. Called again after a cut, it
 * goes on where it was. `motivo` says why it replaces the load of the same period. Throws 403, 404, 409 (`estado`; `veredictos` if a verdict
 * changed: the simulation is then another), 422, 423, 503 `disco`.
 */
export async function prepararCarga(
  actor: Actor,
  folio: string,
  motivo: string,
  marcha: MarchaCarga = {},
): Promise<CargaRow> {
  if (actor.ambito !== 'instituto') await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const { id } = await findCargaPropia(actor, folio)
  const carga = await empezarCarga(id, motivo)
  await esperarTurno(carga, marcha)
  const servidor = servidorDe(carga)
  const juez = await servidor.juez(actor, carga)
  let [after, cambiaron] = [carga.aplicados, 0]
  let escrito: Promise<void> | null = null
  try {
    for (;;) {
      marcha.signal?.throwIfAborted()
      await assertLugar(SIN_LUGAR)
      const rows = await selectStaged(id, after)
      const last = rows.at(-1)
      if (!last) break
      after = last.linea
      // A chunk is judged while the one before it is written.
      const juicios = await juez.juzgar(rows.map(lineaDe))
      await escrito
      escrito = escribir(actor, carga, rows, juicios, cambiaron > 0).then((otros) => {
        cambiaron += otros
        marcha.onRenglones?.(last.linea)
      })
      // Its failure is thrown where it is awaited.
      escrito.catch(() => undefined)
    }
    await escrito
  } finally {
    await Promise.allSettled([escrito])
  }
  if (cambiaron > 0) {
    const cuantos = cambiaron === 1 ? 'un renglón' : `${cambiaron} renglones`
    throw await conOtraSimulacion(
      carga,
      `Desde la simulación cambió lo que pasa con ${cuantos}: revisa la simulación de nuevo.`,
    )
  }
  const cambio = await servidor.acabar(actor, carga, marcha)
  if (cambio !== '') throw await conOtraSimulacion(carga, cambio)
  const enLlamada = await prepararEnLlamada(actor, carga, marcha)
  return seguirPublicando(await terminarOVolver(actor, carga, enLlamada), marcha)
}

/** A kind that needs no approval may find, as it publishes, that something changed since it judged: the simulation is then another. */
async function terminarOVolver(actor: Actor, carga: CargaRow, enLlamada: EnLlamada | null): Promise<CargaRow> {
  try {
    return await terminar(actor, carga, enLlamada)
  } catch (error) {
    if (!(error instanceof AppError) || error.codigo !== 'veredictos') throw error
    throw await conOtraSimulacion(carga, error.message)
  }
}

type Staged = Pick<RowOf<CargaRenglonModel>, 'linea' | 'datos' | 'veredicto' | 'llave'> &
  RowAs<CargaRenglonModel, { afiliadoId: 'afiliado_id' }>

const selectStaged = (id: number, after: number): Promise<Staged[]> =>
  selectRows<Staged>(
    `SELECT linea, datos, veredicto, llave, afiliado_id AS "afiliadoId" FROM carga_renglones
     WHERE carga_id = $1 AND linea > $2 ORDER BY linea LIMIT ${TANDA}`,
    [id, after],
  )

/** Marks a load as being written; `motivo` says why it replaces another. Throws 409 `estado`, 422. */
export function empezarCarga(id: number, motivo: string): Promise<CargaRow> {
  return inTransaction(async () => {
    const carga = await holdCarga(id)
    if (isPublicandose(carga))
      throw conflict('estado', `${folioDe(carga)} ya se aprobó y se está publicando: no se carga otra vez.`)
    if (carga.estado === 'aplicando') return carga
    assertEstado(carga, 'cargar')
    if (carga.renglones === carga.rechazados)
      throw broken([{ path: 'archivo', code: 'vacia', message: 'Ningún renglón entra: corrige los rechazados.' }])
    assertMotivo(carga, motivo)
    const anterior = await servidorDe(carga).sustituida(carga)
    if (anterior && motivo.trim() === '')
      throw broken([
        {
          path: 'motivo',
          code: 'motivo',
          message: `${folioDe(anterior)} ${TIPOS_CARGA[carga.tipo].deEntidad?.repite ?? ''}: escribe por qué esta carga la sustituye.`,
        },
      ])
    await execute(
      `UPDATE cargas SET estado = 'aplicando', motivo = $1, sustituye_id = $2, aviso = '', version = version + 1 WHERE id = $3`,
      [motivo.trim(), anterior?.id ?? null, id],
    )
    return loadCarga(id)
  })
}

/** Throws 422 (`motivo`) if loading it needs a reason and has none. */
function assertMotivo(carga: CargaRow, motivo: string): void {
  const { motivo: textos } = tipoCarga(carga.tipo)
  const code = servidorDe(carga).motivoPedido?.(carga) ?? null
  if (code === null || !textos) return
  const issues = motivoPedidoIssues(motivo, textos, code)
  if (issues.length > 0) throw broken(issues)
}

/** A staged row as it was read. What reading found wrong with it is in its verdict. */
const lineaDe = ({ datos }: Staged): LineaLeida =>
  Object.assign(JSON.parse(datos) as Omit<LineaLeida, 'faltas'>, { faltas: [] })

/** Writes a chunk, unless a verdict changed in it or before it; then it only stores the new verdicts. Returns how many changed. */
async function escribir(
  actor: Actor,
  carga: CargaRow,
  rows: readonly Staged[],
  juicios: readonly Juicio[],
  isVano: boolean,
): Promise<number> {
  const { id } = carga
  const vivos = rows.flatMap((row, i) => {
    const juicio = juicios[i]
    // What reading refused stays refused: its faults are of the text.
    return juicio && row.veredicto !== 'rechazado' ? [{ row, juicio }] : []
  })
  const otros = vivos.filter(({ row, juicio }) => isOtro(row, juicio))
  await inTransaction(async () => {
    for (const { row, juicio } of otros) await guardarVeredicto(id, row.linea, juicio)
    if (isVano || otros.length > 0) return
    const values = vivos.flatMap(({ row, juicio }) => juicio.filas(row.linea))
    await servidorDe(carga).escribir(values)
    const [desde, hasta] = [rows[0]?.linea ?? 0, rows.at(-1)?.linea ?? 0]
    await execute('UPDATE cargas SET aplicados = $1, pulso_at = $2 WHERE id = $3', [hasta, nowAt(), id])
    const huella = createHash('sha256').update(JSON.stringify(values)).digest('hex')
    await logActo(actor, {
      acto: 'carga.tanda',
      objeto: 'carga',
      objetoId: id,
      despues: { desde, hasta, renglones: values.length, huella },
    })
  })
  return otros.length
}

const isOtro = (row: Staged, juicio: Juicio): boolean =>
  veredictoDe(juicio) === 'rechazado' || juicio.afiliadoId !== row.afiliadoId || juicio.llave !== row.llave

function guardarVeredicto(id: number, linea: number, juicio: Juicio): Promise<void> {
  const faltas: readonly Falta[] = juicio.faltas
  return execute(
    'UPDATE carga_renglones SET veredicto = $1, faltas = $2, afiliado_id = $3, llave = $4 WHERE carga_id = $5 AND linea = $6',
    [veredictoDe(juicio), faltas.length > 0 ? JSON.stringify(faltas) : '', juicio.afiliadoId, juicio.llave, id, linea],
  )
}

async function conOtraSimulacion(carga: CargaRow, aviso: string) {
  const { id } = carga
  await inTransaction(async () => {
    await servidorDe(carga).borrar(id)
    await contarRenglones(id)
    const [rechazo = ''] = isTodoONada(carga.tipo) ? await rechazoPorRenglones(id) : []
    const [estado, terminadaAt] = rechazo === '' ? ['revisada', null] : ['rechazada', nowAt()]
    await execute(
      `UPDATE cargas SET estado = $1, aplicados = 0, aviso = $2, rechazo = $3, terminada_at = $4, version = version + 1 WHERE id = $5`,
      [estado, aviso, rechazo, terminadaAt, id],
    )
  })
  return conflict('veredictos', aviso)
}

function terminar(actor: Actor, carga: CargaRow, enLlamada: EnLlamada | null): Promise<CargaRow> {
  const { id, archivo } = carga
  return inTransaction(async () => {
    const { estado } = await holdCarga(id)
    if (estado !== 'aplicando') throw conflict('estado', `${folioDe(carga)} ya no se está cargando: ábrela de nuevo.`)
    const renglones = await servidorDe(carga).contar(id)
    await logActo(actor, {
      acto: 'carga.cargar',
      objeto: 'carga',
      objetoId: id,
      despues: { archivo, ...lugarEnBitacora(carga), renglones },
    })
    return presentarAAprobar(actor, carga, enLlamada)
  })
}
