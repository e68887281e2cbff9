import type { Actor } from '#domain/acceso/actor.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { afterCommit, inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { folioDe, holdCarga, isPublicandose, loadCarga, type CargaRow } from './carga-row.ts'
import { contarRenglones } from './contar-renglones.ts'
import { dejarPaso } from './marcha/dejar-paso.ts'
import { esperarTurno } from './marcha/esperar-turno.ts'
import type { MarchaCarga } from './marcha/marcha-carga.ts'
import { servidorDe } from './tipos/servidores.ts'
import { empezarAContar } from './vigencia-carga.ts'

/** Makes a load count, in the transaction of its last approval, or leaves the job that does. In the caller's transaction. */
export async function publicarCarga(actor: Actor, carga: CargaRow): Promise<void> {
  const { publicacion } = servidorDe(carga)
  if (publicacion.por === 'llamada') throw new Error(`Load ${carga.id} was approved, and only its call publishes it`)
  if (publicacion.por === 'transaccion') await publicacion.publicar(actor, carga)
  else {
    await empezarAPublicar(actor, carga)
    await dejarPaso(actor, carga.id, 'publicar')
  }
}

/** Makes a load that needs no approval count once it is written, in the caller's transaction; or `seguirPublicando` does right after it. */
export async function publicarSinAprobar(actor: Actor, carga: CargaRow, enLlamada: EnLlamada | null): Promise<void> {
  const { publicacion } = servidorDe(carga)
  if (enLlamada) {
    await enLlamada()
    await empezarAContar(carga)
  } else if (publicacion.por === 'transaccion') await publicacion.publicar(actor, carga)
  else await empezarAPublicar(actor, carga)
}

/** Writes what a load brings, in the caller's transaction, and hands over its passwords once that is committed. */
export type EnLlamada = () => Promise<void>

/** What a load that its own call publishes will write; null for other kinds. Throws if nobody would get its passwords. */
export async function prepararEnLlamada(
  actor: Actor,
  carga: CargaRow,
  { onClaves }: MarchaCarga,
): Promise<EnLlamada | null> {
  const { publicacion } = servidorDe(carga)
  if (publicacion.por !== 'llamada') return null
  if (!onClaves) throw new Error(`Load ${carga.id} makes accounts: only a call that shows their passwords loads it`)
  const escribir = await publicacion.preparar(actor, carga)
  return async () => {
    const claves = await escribir()
    afterCommit(() => onClaves(claves))
  }
}

const empezarAPublicar = (actor: Actor, { id }: CargaRow): Promise<void> =>
  execute(
    `UPDATE cargas SET estado = 'aplicando', aplicados = 0, aprobada_por = $1, version = version + 1 WHERE id = $2`,
    [actor.id, id],
  )

/**
 * Goes on publishing a load, as whoever approved it or loaded it, and ends it. Called again after a cut, it goes on where it was. A load that is
 * not being published is returned as it is.
 */
export async function seguirPublicando(carga: CargaRow, marcha: MarchaCarga = {}): Promise<CargaRow> {
  const { publicacion } = servidorDe(carga)
  if (!isPublicandose(carga) || publicacion.por !== 'trabajo') return carga
  await esperarTurno(carga, marcha)
  await publicacion.publicar(await quienAprobo(carga), carga, marcha)
  return inTransaction(async () => {
    const before = await holdCarga(carga.id)
    await contarRenglones(carga.id)
    const { rechazados } = await loadCarga(carga.id)
    const sinResponder = rechazados - before.rechazados
    if (sinResponder > 0) await decirSinResponder(before, sinResponder)
    await empezarAContar(before)
    return loadCarga(carga.id)
  })
}

/** The approval was given, and stays in the bitácora: a disabled account does not leave its load half published. */
async function quienAprobo({ aprobadaPor }: CargaRow): Promise<Actor> {
  return (await loadActor(aprobadaPor ?? 0, { medio: 'api', direccion: 'servidor' })) ?? SISTEMA
}

const sinPublicar = (cuantos: number): string =>
  `Mientras se aprobaba cambió lo que pasa con ${cuentaTexto(cuantos, 'renglón', 'renglones')}: quedan entre los rechazados, con su motivo.`

/** Stores in the load how many rows something that changed meanwhile left out, and notifies whoever loaded it. */
async function decirSinResponder(carga: CargaRow, cuantos: number): Promise<void> {
  const aviso = servidorDe(carga).sinPublicar?.(cuantos) ?? sinPublicar(cuantos)
  await execute('UPDATE cargas SET aviso = $1 WHERE id = $2', [aviso, carga.id])
  if (carga.creadaPor === null) return
  const folio = folioDe(carga)
  await notificar([
    {
      usuarioId: carga.creadaPor,
      clase: 'carga',
      titulo: `${folio}: ${cuentaTexto(cuantos, 'renglón', 'renglones')} sin responder`,
      texto: aviso,
      enlace: rutaCarga(folio),
      clave: `carga-sin-responder:${folio}`,
    },
  ])
}
