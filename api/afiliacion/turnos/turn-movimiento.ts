import type { Actor } from '#domain/acceso/actor.ts'
import type { ManoDelegada } from '#domain/acceso/quien.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { AccionMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import { notaDeDevolucion } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { rechazoEnLote, rechazoPorChoques } from '#domain/afiliacion/actos/choques.ts'
import { ACTOS_MOVIMIENTO, TABLA_ACTOS } from '#domain/afiliacion/actos/tabla-actos.ts'
import { FALTA_MOTIVO } from '#domain/afiliacion/actos/textos-acto.ts'
import { CAUSA_SIN_ESPECIFICAR } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { deleteCorreccion, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { selectMovimientos, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentMovimientoDetalle } from '#api/afiliacion/movimientos/present-movimiento.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError, broken, conflict, notFound } from '#api/errors.ts'
import { findForTurno, staleMovimiento } from './assert-turno.ts'
import { avisarTurno } from './avisar-turno.ts'
import { cancelPersona } from './cancel-persona.ts'
import { previoDe, valoresDeTurno } from './columnas-turno.ts'
import { loadChoques } from './choques.ts'
import type { ContextoTurno } from './contexto-turno.ts'
import { logActoMovimiento } from './log-acto-movimiento.ts'
import { loadPapelesAjenos } from './papeles-ajenos.ts'
import { loadPapelesFaltantes } from './papeles-faltantes.ts'

/** The acts that a call takes on a movement; correcting has a call of its own, with the whole form. */
export type Turno = Exclude<AccionMovimiento, 'corregir'>

const CAPACIDAD: Readonly<Record<Turno, CapacidadId>> = {
  retirar: 'movimientos.retirar',
  tomar: 'movimientos.tomar',
  validar: 'movimientos.validar',
  revisar: 'movimientos.revisar',
  aprobar: 'movimientos.aprobar',
  devolver: 'movimientos.devolver',
  cancelar: 'movimientos.devolver',
  deshacer: 'movimientos.deshacer',
}

export interface TurnoEntrada {
  /** Compulsory from our own screens; null takes the movement as it is. */
  readonly version: number | null
  readonly motivo?: string | undefined
  readonly campos?: Readonly<Record<string, string>> | undefined
  /** One of many done at once: what a person must look at is refused. */
  readonly enLote?: boolean
}

/** Does one act of the table to the movement of `folio`, like `takeTurno`, and gives it as it is then. */
export async function turnMovimiento(
  actor: Actor,
  folio: string,
  acto: Turno,
  input: TurnoEntrada,
): Promise<MovimientoDetalle> {
  await takeTurno(actor, folio, acto, input)
  // Its scope was asked before the act, which may have taken the person back to another office.
  const [row] = await selectMovimientos('m.folio = $1', [folio])
  if (!row) throw notFound('El movimiento')
  return presentMovimientoDetalle(actor, row)
}

/**
 * Does one act of the table in one transaction with its notice and its row of the bitácora, and gives the version that it
 * leaves. Throws what `findForTurno`
 * throws; 422 without the text the act needs, or without the cause or papers that an approval needs (`papeles`); 409
 * `choque` for what changed since it was requested; 423 for what its author does outside
 * the window.
 */
export async function takeTurno(actor: Actor, folio: string, acto: Turno, input: TurnoEntrada): Promise<number> {
  authorize(actor, CAPACIDAD[acto])
  const motivo = normalizeText(input.motivo ?? '')
  const { campos = {} } = input
  if (TABLA_ACTOS[acto].ventana) {
    await findForTurno(actor, folio, acto, input.version)
    await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  }
  const { sobrantes, version } = await inTransaction(async () => {
    const { row, contexto, delegada } = await findForTurno(actor, folio, acto, input.version)
    await assertPuede(actor, row, acto, { motivo, campos, enLote: input.enLote ?? false })
    await writeTurno(actor, row, contexto, { acto, motivo, campos, delegada })
    const isCancelled = TABLA_ACTOS[acto].hacia === 'Cancelado'
    return { sobrantes: isCancelled ? await deleteCorreccion(folio) : [], version: row.version + 1 }
  })
  await deleteStored(sobrantes)
  return version
}

/** What the act needs besides its turn: a text, the papers. */
async function assertPuede(
  actor: Actor,
  row: MovimientoRow,
  acto: Turno,
  { motivo, campos, enLote }: Pick<TurnoHecho, 'motivo' | 'campos'> & { readonly enLote: boolean },
): Promise<void> {
  const isSubstitute = acto === 'validar' && !actor.actos.has('validar')
  // Of a return the notes of its marked fields are enough.
  const isExplained = motivo !== '' || (acto === 'devolver' && Object.keys(campos).length > 0)
  if (!isExplained && (TABLA_ACTOS[acto].necesita !== 'nada' || isSubstitute)) {
    const message = FALTA_MOTIVO[acto] ?? 'Escribe el motivo.'
    throw broken([{ path: 'motivo', code: 'requerido', message }], message)
  }
  if (enLote) await assertEnLote(row, acto)
  if (acto !== 'aprobar') return
  if (row.causa === CAUSA_SIN_ESPECIFICAR) {
    const message = 'No se puede aprobar: falta la causa de la baja. Devuélvelo para que se complete.'
    throw broken([{ path: 'causa', code: 'requerido', message }], message)
  }
  await assertSinChoques(row, motivo)
  const faltan = (await loadPapelesFaltantes([row])).get(row.id) ?? []
  if (faltan.length === 0) return
  const nombres = faltan.map(({ nombre }) => nombre).join(', ')
  const message =
    faltan.length === 1
      ? `No se puede aprobar: falta ${nombres}. Devuélvelo para que se agregue.`
      : `No se puede aprobar: faltan ${nombres}. Devuélvelo para que se agreguen.`
  const issues = faltan.map(({ clave, nombre }) => ({
    path: `documentos.${clave}`,
    code: 'falta',
    message: `Falta ${nombre}.`,
  }))
  throw new AppError(422, 'papeles', message, issues)
}

/** The acts that let a movement go on. */
const SIGUEN: readonly Turno[] = ['validar', 'revisar', 'aprobar']

/** 409 `choque` for what goes on only one by one. */
async function assertEnLote(row: MovimientoRow, acto: Turno): Promise<void> {
  if (!SIGUEN.includes(acto)) return
  const choques = await loadPapelesAjenos(row)
  const message = rechazoEnLote(choques)
  if (message !== null) throw conflict('choque', message, { choques })
}

/** 409 `choque` with both values of what changed since it was requested, unless `motivo` answers for all of it. */
async function assertSinChoques(row: MovimientoRow, motivo: string): Promise<void> {
  const choques = [...((await loadChoques([row])).get(row.id) ?? []), ...(await loadPapelesAjenos(row))]
  const message = rechazoPorChoques(choques, motivo)
  if (message !== null) throw conflict('choque', message, { choques })
}

interface TurnoHecho {
  readonly acto: Turno
  readonly motivo: string
  readonly campos: Readonly<Record<string, string>>
  readonly delegada: ManoDelegada | null
}

async function writeTurno(actor: Actor, row: MovimientoRow, contexto: ContextoTurno, hecho: TurnoHecho): Promise<void> {
  const { acto, motivo, campos, delegada } = hecho
  const at = nowAt()
  const values = { ...valoresDeTurno(acto, actor, at, motivo, contexto.actos.at(-1)?.previo ?? '{}'), turno_desde: at }
  if (!(await updateVersioned(MovimientoModel, row.id, row.version, values))) throw await staleMovimiento(actor, row)
  if (TABLA_ACTOS[acto].hacia === 'Cancelado') await cancelPersona(actor, row)
  const version = row.version + 1
  const { autores, sobreLimite } = contexto
  const deshecho =
    acto === 'deshacer' ? ACTOS_MOVIMIENTO.find((each) => each === contexto.actos.at(-1)?.acto) : undefined
  const nota = notaDeDevolucion(motivo, campos)
  await avisarTurno(actor, row, { acto, deshecho, motivo: nota, version, autores, sobreLimite, delegada })
  const previo = previoDe(row)
  await logActoMovimiento(actor, {
    movimientoId: row.id,
    folio: row.folio,
    acto,
    motivo,
    campos,
    previo,
    version,
    delegada,
  })
}
