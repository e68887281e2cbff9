import type { Acto } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { ManoDelegada } from '#domain/acceso/quien.ts'
import { quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { rutaCierre } from '#domain/quincenas/cierre.ts'
import { manoCierre } from '#domain/quincenas/acciones-cierre.ts'
import { TABLA_CIERRE, type ActoCierre, type EstadoCierre } from '#domain/quincenas/tabla-cierre.ts'
import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRows } from '#api/db/sql.ts'
import { updateVersioned, type Changes } from '#api/db/update-versioned.ts'
import { accesoReciente } from '#api/usuarios/acceso-dado.ts'
import { quienDe } from '#api/usuarios/misma-persona.ts'
import { CierreActoModel } from '#api/quincenas/models/CierreActoModel.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { cuentaDe, staleCierre } from './assert-cadena.ts'
import type { CierreRow } from './cierre-row.ts'
import type { ContextoCadena } from './contexto-cadena.ts'

/** Most people told of one act. */
const MAX_AVISADOS = 100

/** As the bitácora says it. */
const CONFIRMADA_CON = {
  clave: 'contraseña',
  codigo: 'código de verificación',
} as const satisfies Record<PruebaPropia, string>

export interface ActoNuevo {
  readonly acto: ActoCierre
  readonly nota?: string
  readonly huella: string
  /** What the signer proved themselves with again; null or absent: nothing was asked. */
  readonly prueba?: PruebaPropia | null
  /** What of the close changes besides its state. */
  readonly values?: Changes<CierreModel>
}

/**
 * Keeps one act on a close: its state, its row, notices to whose turn it is (a return tells those who had signed), and the
 * bitácora. Call it last in the transaction, with the close held. A return begins another round.
 */
export async function writeActo(
  actor: Actor,
  row: CierreRow,
  contexto: ContextoCadena,
  { acto, nota = '', huella, prueba = null, values = {} }: ActoNuevo,
): Promise<EstadoCierre> {
  const { hacia } = TABLA_CIERRE[acto]
  const vuelta = acto === 'devolver' ? row.vuelta + 1 : row.vuelta
  if (!(await updateVersioned(CierreModel, row.id, row.version, { ...values, estado: hacia, vuelta })))
    throw await staleCierre(row)
  const delegada = await delegadaDe(actor, acto, contexto)
  const at = nowAt()
  const acceso = await accesoReciente(cuentaDe(actor), at)
  await insertRow(CierreActoModel, {
    cierre_id: row.id,
    vuelta: row.vuelta,
    acto,
    hecho_at: at,
    usuario_id: cuentaDe(actor),
    a_nombre_de: delegada?.deId ?? null,
    huella,
    nota,
    acceso_dado_at: acceso?.at ?? null,
    acceso_dado_por: acceso?.porId ?? null,
  })
  await avisar(actor, row, contexto, acto, nota)
  await logActo(actor, {
    acto: `cierre.${acto}`,
    objeto: 'cierre',
    objetoId: row.id,
    antes: { estado: row.estado },
    despues: {
      entidad: row.entidad,
      quincena: quincenaCode(row.quincena),
      estado: hacia,
      huella,
      ...(nota !== '' && { nota }),
      ...(prueba && { confirmadaCon: CONFIRMADA_CON[prueba] }),
      ...(delegada && { porDelegacionDe: delegada.deNombre }),
      ...(acceso && { accesoDado: acceso.at, ...(acceso.por !== null && { accesoDadoPor: acceso.por }) }),
    },
  })
  return hacia
}

async function avisar(
  actor: Actor,
  row: CierreRow,
  { firmas }: ContextoCadena,
  acto: ActoCierre,
  nota: string,
): Promise<void> {
  const { sigue, hecho } = TABLA_CIERRE[acto]
  const returned = acto === 'devolver' ? firmas.map(({ usuarioId }) => usuarioId) : []
  const ids = new Set([...returned, ...(sigue === null ? [] : await listConActo(sigue))])
  ids.delete(cuentaDe(actor))
  await notificar(
    [...ids].slice(0, MAX_AVISADOS).map((usuarioId) => ({
      usuarioId,
      clase: 'movimiento',
      titulo: `Cierre de ${row.entidad}: ${hecho.toLowerCase()}`,
      texto: `La ${quincenaLong(row.quincena)}. ${actor.nombre}.${nota === '' ? '' : ` ${nota}`}`,
      enlace: rutaCierre(quincenaCode(row.quincena), row.entidadClave),
      clave: `cierre:${row.id}:${acto}:${row.version}`,
    })),
  )
}

/** Whose turn it is at the institute; administrators have every act and are not told of each close. */
async function listConActo(acto: Acto): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    `SELECT u.id FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
     WHERE u.activo AND p.ambito = 'instituto' AND u.perfil_id <> $1
       AND EXISTS (SELECT 1 FROM perfil_actos pa WHERE pa.perfil_id = u.perfil_id AND pa.acto = $2)
     ORDER BY u.id LIMIT ${MAX_AVISADOS}`,
    [PERFIL_ADMINISTRADOR, acto],
  )
  return rows.map(({ id }) => id)
}

/** The lent signature by which the actor does `acto`; null for the own one, and for what the portal does by itself. */
async function delegadaDe(actor: Actor, acto: ActoCierre, contexto: ContextoCadena): Promise<ManoDelegada | null> {
  const mano = manoCierre(acto, contexto, await quienDe(actor))
  return mano.rechazo === null ? mano.delegada : null
}
