import { UniqueConstraintError } from 'sequelize'
import type { Actor } from '#domain/acceso/actor.ts'
import { faltaDeRechazo } from '#domain/cargas/movimientos/faltas-de-tramite.ts'
import { tipoDeRenglon } from '#domain/cargas/movimientos/solicitud-de-renglon.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { reserveFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { findAfiliadosByIds, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { judgeTramite, writeTramite, type Juzgado } from '#api/afiliacion/tramites/escribir-tramite.ts'
import { holdPersona, movimientoAbierto, versionDistinta } from '#api/afiliacion/tramites/persona-tramite.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { folioDe, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { rechazarRenglon } from '#api/cargas/juicio/rechazar-renglon.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import { contextoMovimientos, type ContextoMovimientos } from './contexto-movimientos.ts'
import { pedidoDeRenglon, type PedidoDeRenglon } from './solicitud-con-oficio.ts'
import { contarEscritos, terminarSolicitudes } from './terminar-solicitudes.ts'

/** Rows of one transaction: at some ten statements a row, other writers wait a tenth of a second. */
const TANDA = 20

/**
 * Requests the movement of each row that was written, as its screen would, some rows in each transaction. A row is marked in the transaction that
 * requests it, so a cut loses and doubles nothing. A row whose person changed meanwhile is refused with why. Returns "": the simulation stands.
 * Throws 423 once the window closes: what waits can be resumed.
 */
export async function solicitarMovimientos(
  actor: Actor,
  carga: CargaDeEntidad,
  { signal, onPaso }: MarchaCarga,
): Promise<string> {
  const contexto = await contextoMovimientos(actor, carga)
  const total = await contarEscritos(carga.id)
  for (let hechos = total - (await contarPendientes(carga.id)); ;) {
    signal?.throwIfAborted()
    const pendientes = await selectPendientes(carga.id)
    if (pendientes.length === 0) break
    await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
    await solicitarTanda(contexto, pendientes)
    hechos += pendientes.length
    onPaso?.(`Se solicitaron ${formatCuenta(hechos)} de ${cuentaTexto(total, 'movimiento')}`)
  }
  await inTransaction(() => terminarSolicitudes(actor, carga))
  return ''
}

interface Pendiente {
  readonly linea: number
  readonly afiliadoId: number
  readonly datos: string
}

const selectPendientes = (cargaId: number): Promise<Pendiente[]> =>
  selectRows<Pendiente>(
    `SELECT x.linea, x.afiliado_id AS "afiliadoId", r.datos FROM carga_movimientos x
     JOIN carga_renglones r ON r.carga_id = x.carga_id AND r.linea = x.linea
     WHERE x.carga_id = $1 AND x.movimiento_id IS NULL AND x.falla = '' ORDER BY x.linea LIMIT ${TANDA}`,
    [cargaId],
  )

async function contarPendientes(cargaId: number): Promise<number> {
  const row = await selectRow<{ filas: number }>(
    `SELECT COUNT(*) AS filas FROM carga_movimientos WHERE carga_id = $1 AND movimiento_id IS NULL AND falla = ''`,
    [cargaId],
  )
  return row?.filas ?? 0
}

/** A row that can still be requested, as it was judged now. */
interface Lista {
  readonly pendiente: Pendiente
  readonly row: AfiliadoRow
  readonly pedido: PedidoDeRenglon
  readonly juzgado: Juzgado
  readonly folio: string | null
}

async function solicitarTanda(contexto: ContextoMovimientos, pendientes: readonly Pendiente[]): Promise<void> {
  const personas = new Map(
    (await findAfiliadosByIds(pendientes.map(({ afiliadoId }) => afiliadoId))).map((row) => [row.id, row]),
  )
  const listas: Lista[] = []
  const fallas: (readonly [Pendiente, string])[] = []
  for (const pendiente of pendientes) {
    const row = personas.get(pendiente.afiliadoId)
    const lista = row ? await prepararse(contexto, pendiente, row) : 'La persona ya no está en el padrón.'
    if (typeof lista === 'string') fallas.push([pendiente, lista])
    else listas.push(lista)
  }
  if (!(await solicitarJuntas(contexto, listas))) for (const lista of listas) await solicitarSola(contexto, lista)
  await inTransaction(async () => {
    for (const [pendiente, falla] of fallas) await dejarFuera(contexto, pendiente, falla)
  })
}

/** Judges a row again, and takes its folio before any transaction. Returns why it cannot be requested any more. */
async function prepararse(
  contexto: ContextoMovimientos,
  pendiente: Pendiente,
  row: AfiliadoRow,
): Promise<Lista | string> {
  const { valores } = valoresDe(pendiente)
  const tipo = tipoDeRenglon(valores)
  if (tipo === null) throw new Error(`Line ${pendiente.linea} entered without a movement`)
  try {
    const pedido = await pedidoDeRenglon(contexto, row, { valores }, tipo)
    const [falta] = pedido.faltas
    if (falta) return `${falta.campo}: se esperaba ${falta.esperado}.`
    const juzgado = await judgeTramite(contexto.actor, pedido.tramite, pedido.input, row, contexto.ventana)
    const folio = await reserveFolio(juzgado.plan.tipo.abreviatura, today())
    return { pendiente, row, pedido, juzgado, folio }
  } catch (error) {
    return porque(error, row)
  }
}

/** Requests some rows in one transaction; false if one of them cannot be, and then none was. */
async function solicitarJuntas(contexto: ContextoMovimientos, listas: readonly Lista[]): Promise<boolean> {
  try {
    await inTransaction(async () => {
      for (const lista of listas) await solicitar(contexto, lista)
    })
    return true
  } catch (error) {
    if (!isRechazo(error)) throw error
    return false
  }
}

async function solicitarSola(contexto: ContextoMovimientos, lista: Lista): Promise<void> {
  try {
    await inTransaction(() => solicitar(contexto, lista))
  } catch (error) {
    const texto = await porque(error, lista.row)
    await inTransaction(() => dejarFuera(contexto, lista.pendiente, texto))
  }
}

async function solicitar(
  { actor, carga, oficio }: ContextoMovimientos,
  { pendiente: { linea }, row, pedido: { tramite, input }, juzgado, folio }: Lista,
): Promise<void> {
  const { version, orgId } = await holdPersona(row)
  const contra = await versionDistinta({ ...row, version }, input.version)
  if (contra) throw contra
  const { movimiento } = await writeTramite(
    actor,
    tramite,
    input,
    { ...juzgado, row, orgId },
    { folio, archivo: { carga: folioDe(carga), renglon: linea }, compartido: oficio?.archivoId ?? null },
  )
  await execute('UPDATE carga_movimientos SET movimiento_id = $1 WHERE carga_id = $2 AND linea = $3', [
    movimiento,
    carga.id,
    linea,
  ])
  await execute('UPDATE cargas SET pulso_at = $1 WHERE id = $2', [nowAt(), carga.id])
}

/** A refusal of the rules, or a second open movement that the database keeps out. */
const isRechazo = (error: unknown): boolean =>
  error instanceof UniqueConstraintError || (error instanceof AppError && error.status < 500 && error.status !== 423)

/** Why a row was refused. Throws what is no refusal. */
async function porque(error: unknown, row: AfiliadoRow): Promise<string> {
  if (!isRechazo(error)) throw error
  const abierto = await movimientoAbierto(row.id)
  if (abierto) return abierto.message
  return error instanceof AppError ? error.message : 'Ya tiene un movimiento abierto.'
}

async function dejarFuera({ carga: { id } }: ContextoMovimientos, pendiente: Pendiente, falla: string): Promise<void> {
  const { linea } = pendiente
  await execute('UPDATE carga_movimientos SET falla = $1 WHERE carga_id = $2 AND linea = $3', [falla, id, linea])
  await rechazarRenglon(id, linea, faltaDeRechazo('C489', valoresDe(pendiente).valores, falla))
}

const valoresDe = ({ datos }: Pendiente): Pick<LineaLeida, 'valores'> =>
  JSON.parse(datos) as Pick<LineaLeida, 'valores'>
