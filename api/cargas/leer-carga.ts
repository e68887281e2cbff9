import type { Actor } from '#domain/acceso/actor.ts'
import { isTodoONada, tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { veredictoDe } from '#domain/cargas/veredicto.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { assertLugar } from '#api/files/espacio.ts'
import { holdCarga, loadCarga, type CargaRow } from './carga-row.ts'
import { anotarAjenas, avisarAjenas } from './juicio/ajenas-de-carga.ts'
import { contarRenglones } from './contar-renglones.ts'
import { ArchivoRechazado } from './lectura/archivo-rechazado.ts'
import { leerArchivo } from './lectura/proceso-lectura.ts'
import type { ResumenLectura } from './lectura/cuenta-archivo.ts'
import type { RenglonLeido } from './lectura/recorrer.ts'
import { esperarTurno } from './marcha/esperar-turno.ts'
import { SIN_LUGAR, type MarchaCarga } from './marcha/marcha-carga.ts'
import { pedidoDeLectura } from './pedido-lectura.ts'
import type { Juez, Juicio } from './tipos/servidor-de-carga.ts'
import { servidorDe } from './tipos/servidores.ts'

const COLUMNAS = ['carga_id', 'linea', 'byte', 'bytes', 'datos', 'afiliado_id', 'llave', 'veredicto', 'faltas'] as const

/**
 * Reads the file of a load and stages its rows with their verdicts, a block in each transaction. Read again after a cut, it goes on where
 * it was. A file that does not agree with its own totals, or that cannot be read, is refused whole. Returns the load as it ends. Throws 503
 * `disco`.
 */
export async function leerCarga(actor: Actor, carga: CargaRow, marcha: MarchaCarga = {}): Promise<CargaRow> {
  if (carga.estado !== 'leyendo') return carga
  await esperarTurno(carga, marcha)
  const juez = await servidorDe(carga).juez(actor, carga)
  const bloques = leerArchivo(await pedidoDeLectura(carga), marcha.signal)
  const lectura = tipoCarga(carga.tipo).deUnaPieza ? deUnaPieza(bloques) : bloques
  let escrito: Promise<void> | null = null
  try {
    for (let next = await lectura.next(); ; next = await lectura.next()) {
      if (next.done) {
        await escrito
        await terminar(actor, carga, next.value)
        break
      }
      await assertLugar(SIN_LUGAR)
      const renglones = next.value
      const nuevos = renglones.filter(({ linea }) => linea > carga.leidos)
      // A block is judged while the one before it is written.
      const juicios = soloEjemplo(nuevos, await juez.juzgar(nuevos))
      await anotarAjenas(actor, juicios)
      await escrito
      escrito = escenificar(carga.id, nuevos, juicios, juez).then(() =>
        marcha.onRenglones?.(renglones.at(-1)?.linea ?? 0),
      )
      // Its failure is thrown where it is awaited.
      escrito.catch(() => undefined)
    }
  } catch (error) {
    if (!(error instanceof ArchivoRechazado)) throw error
    await escrito
    await rechazar(carga.id, error.message)
  } finally {
    await Promise.allSettled([escrito])
    await lectura.return(SIN_RESUMEN)
  }
  return loadCarga(carga.id)
}

/** The fictional row of a template has no other fault, and is about nobody. */
function soloEjemplo(renglones: readonly RenglonLeido[], juicios: readonly Juicio[]): readonly Juicio[] {
  return juicios.map((juicio, i) => {
    const faltas = renglones[i]?.faltas.filter(({ codigo }) => codigo === 'C213') ?? []
    return faltas.length === 0
      ? juicio
      : { ...juicio, afiliadoId: null, ajenaId: undefined, llave: null, ocupa: [], faltas }
  })
}

/** All the blocks of a file as one. */
async function* deUnaPieza(bloques: Lectura): Lectura {
  const renglones: RenglonLeido[] = []
  try {
    for (let next = await bloques.next(); ; next = await bloques.next()) {
      if (!next.done) renglones.push(...next.value)
      else {
        if (renglones.length > 0) yield renglones
        return next.value
      }
    }
  } finally {
    await bloques.return(SIN_RESUMEN)
  }
}

type Lectura = AsyncGenerator<RenglonLeido[], ResumenLectura>

/** Return value of a generator that is closed early; unused. */
const SIN_RESUMEN: ResumenLectura = {
  ...{ renglones: 0, borrados: 0, omitidos: 0, sumas: {}, conceptos: {}, faltas: [] },
  dichos: null,
}

async function escenificar(
  id: number,
  renglones: readonly RenglonLeido[],
  juicios: readonly Juicio[],
  juez: Juez,
): Promise<void> {
  if (renglones.length === 0) return
  await inTransaction(async () => {
    const conRepetidos = await marcarRepetidos(juez, renglones, juicios)
    await insertRows(
      'carga_renglones',
      COLUMNAS,
      renglones.map(({ linea, byte, bytes, valores, conceptos }, i) => {
        const juicio = conRepetidos[i]
        if (!juicio) throw new Error('A row without a verdict')
        const { afiliadoId, llave, faltas } = juicio
        const datos = JSON.stringify({ valores, conceptos })
        return [
          id,
          linea,
          byte,
          bytes,
          datos,
          afiliadoId,
          llave,
          veredictoDe(juicio),
          faltas.length > 0 ? JSON.stringify(faltas) : '',
        ]
      }),
    )
    await execute('UPDATE cargas SET leidos = $1, pulso_at = $2 WHERE id = $3', [
      renglones.at(-1)?.linea ?? 0,
      nowAt(),
      id,
    ])
  })
}

/** A row that is about the same as an earlier one is refused. */
async function marcarRepetidos(
  juez: Juez,
  renglones: readonly RenglonLeido[],
  juicios: readonly Juicio[],
): Promise<Juicio[]> {
  const vistas = new Map(await juez.ocupadas(juicios))
  return juicios.map((juicio, i) => {
    const { ocupa, faltas } = juicio
    const before = ocupa.map((cosa) => vistas.get(cosa)).find((linea) => linea !== undefined)
    if (before !== undefined) return { ...juicio, llave: null, faltas: [juez.repetido(before), ...faltas] }
    for (const cosa of ocupa) vistas.set(cosa, renglones[i]?.linea ?? 0)
    return juicio
  })
}

async function terminar(actor: Actor, carga: CargaRow, resumen: ResumenLectura): Promise<void> {
  const { id, tipo } = carga
  const rechazos = resumen.faltas.map(({ message }) => message)
  if (isTodoONada(tipo)) rechazos.push(...(await rechazoPorRenglones(id)))
  const leida = { ...carga, resumen: JSON.stringify(resumen) }
  const ensayo = rechazos.length === 0 ? await ensayada(actor, leida) : { efecto: '', rechazo: '' }
  const rechazo = [...rechazos, ensayo.rechazo].filter(Boolean).join('\n')
  if (rechazo !== '' && !isTodoONada(tipo)) {
    await rechazar(id, rechazo)
    return
  }
  const [estado, terminadaAt] = rechazo === '' ? ['revisada', null] : ['rechazada', nowAt()]
  await inTransaction(async () => {
    await holdCarga(id)
    await contarRenglones(id)
    await execute(
      `UPDATE cargas SET estado = $1, resumen = $2, efecto = $3, rechazo = $4, terminada_at = $5, version = version + 1 WHERE id = $6`,
      [estado, leida.resumen, ensayo.efecto, rechazo, terminadaAt, id],
    )
    await avisarAjenas(actor, await loadCarga(id))
  })
}

/** What the staged rows would do, or why they cannot enter together. */
async function ensayada(actor: Actor, carga: CargaRow): Promise<{ readonly efecto: string; readonly rechazo: string }> {
  const { ensayar } = servidorDe(carga)
  if (!ensayar) return { efecto: '', rechazo: '' }
  try {
    return { efecto: await ensayar(actor, carga), rechazo: '' }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return { efecto: '', rechazo: error.message }
  }
}

/** Why the rows of a file that is all or nothing refuse it. They stay with their faults, so that people can see each one. */
export async function rechazoPorRenglones(id: number): Promise<string[]> {
  const row = await selectRow<{ malos: number }>(
    `SELECT COUNT(*) AS malos FROM carga_renglones WHERE carga_id = $1 AND veredicto = 'rechazado'`,
    [id],
  )
  const malos = row?.malos ?? 0
  const cuantos = `${cuentaTexto(malos, 'renglón', 'renglones')} con faltas`
  return malos === 0 ? [] : [`Hay ${cuantos}: este archivo entra completo o no entra.`]
}

/** Nothing of a refused file stays but its load and why. */
async function rechazar(id: number, rechazo: string): Promise<void> {
  await inTransaction(async () => {
    await holdCarga(id)
    await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id])
    await execute(
      `UPDATE cargas SET estado = 'rechazada', rechazo = $1, terminada_at = $2, version = version + 1 WHERE id = $3`,
      [rechazo, nowAt(), id],
    )
  })
}
